import type { Ground, Place } from './ground.ts'

// Sports of teams with a goal or an end zone at each side.

const TEAMS: readonly Place[] = [
  [92, 132, 0.9],
  [146, 156, 1.1],
  [112, 184, 1.25],
  [238, 130, 0.9],
  [292, 152, 1.1],
  [262, 186, 1.3],
]

export const RINK: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#20262f"/><path d="M60 106h270c34 0 60 40 60 96v10H0v-10c0-56 26-96 60-96z" fill="#e9f2f8"/>`,
  lines: `<path d="M195 106v106" stroke="#c62828" stroke-width="3"/><g stroke="#1f5fa8" stroke-width="3"><path d="M140 106l-26 106M250 106l26 106"/></g>
<ellipse cx="195" cy="158" rx="34" ry="14" fill="none" stroke="#1f5fa8" stroke-width="1.600"/><path d="M40 146h-18v22h14M350 146h18v22h-14" fill="none" stroke="#c62828" stroke-width="2"/>`,
  places: TEAMS,
  reach: [28, 8],
  ball: { fill: '#111111', size: 2.4, height: 0 },
}

export const HANDBALL_COURT: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#1c5c8a"/><path d="M0 120c66 6 66 76 0 84zM390 120c-66 6-66 76 0 84z" fill="#c8743a"/>`,
  lines: `<g fill="none" stroke="#f6f1e6" stroke-opacity=".9" stroke-width="1.600"><path d="M-10 108h410M195 108v112M0 120c66 6 66 76 0 84M390 120c-66 6-66 76 0 84"/><path d="M0 112c96 10 96 92 0 104M390 112c-96 10-96 92 0 104" stroke-dasharray="8 6"/></g>
<path d="M2 140v44M388 140v44" stroke="#d6453d" stroke-width="4"/>`,
  places: TEAMS,
  reach: [22, 7],
  ball: { fill: '#e8c547', size: 3, height: 24 },
}

export const POOL: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#1173a5"/><g fill="#1a83b8"><path d="M0 118h390v8H0zM0 146h390v9H0zM0 178h390v10H0z"/></g>`,
  lines: `<g stroke="#f2f6f9" stroke-width="2" stroke-dasharray="7 5"><path d="M0 106h390M0 208h390"/></g><path d="M195 104v106" stroke="#f2f6f9" stroke-opacity=".6"/>
<path d="M6 142h18v28H6M384 142h-18v28h18" fill="none" stroke="#f4f4f4" stroke-width="3"/><path d="M62 104l-6 106M328 104l6 106" stroke="#d6453d" stroke-width="2"/>`,
  places: TEAMS,
  reach: [16, 5],
  ball: { fill: '#f4d13d', size: 3.4, height: 22 },
}

export const FIELD: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#2f6b35"/><path d="M0 99h46L20 219H0zM390 99h-46l26 120h20z" fill="#7a2530"/>`,
  lines: `<g stroke="#eef4ee" stroke-opacity=".85" stroke-width="1.400"><path d="M46 99L20 219M84 99L66 219M121 99l-9 120M158 99l-5 120M195 99v120M232 99l5 120M269 99l9 120M306 99l18 120M344 99l26 120"/></g>
<g fill="none" stroke="#f2c200" stroke-width="2.400"><path d="M10 74v26M2 74h16M2 74V52M18 74V52M380 74v26M372 74h16M372 74V52M388 74V52"/></g>`,
  places: TEAMS,
  reach: [18, 9],
  ball: { fill: '#7a4a24', size: 3, height: 30 },
}

export const TURF: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#1e5aa0"/><path d="M28 108h334l28 104H0z" fill="#2478c2"/>`,
  lines: `<g fill="none" stroke="#f3f6fb" stroke-opacity=".9" stroke-width="1.600"><path d="M28 108h334l28 104H0zM195 108v104M108 108l-16 104M282 108l16 104"/><path d="M24 126c58 8 58 62-14 70M366 126c-58 8-58 62 14 70"/></g>
<path d="M18 144h14v26H10M372 144h-14v26h22" fill="none" stroke="#f4f4f4" stroke-width="3"/>`,
  places: TEAMS,
  reach: [24, 8],
  ball: { fill: '#f6f1e6', size: 2.2, height: 4 },
}

export const SAND_PITCH: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#e0c489"/><path d="M0 99h390v7H0z" fill="#2f8fc0"/><g fill="#d2b377"><path d="M40 132h60v4H40zM210 120h70v4h-70zM120 196h90v5h-90zM300 176h60v4h-60z"/></g>`,
  lines: `<g fill="none" stroke="#1d5fa3" stroke-width="2"><path d="M20 112h350l20 98H0z"/></g><path d="M195 104v8M195 210v8" stroke="#c62828" stroke-width="3"/>
<path d="M14 138h22v34H4M376 138h-22v34h32" fill="none" stroke="#f4f4f4" stroke-width="3"/>`,
  places: TEAMS,
  reach: [20, 8],
  ball: { fill: '#f28c28', size: 3.4, height: 30 },
}
