import type { Ground, Place } from './ground.ts'

// Sports of two or four players.

const TWO_SIDES: readonly Place[] = [
  [128, 140, 1.1],
  [262, 150, 1.2],
]

export const TABLE_TENNIS: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#8c2f2a"/><path d="M108 132h174l24 40H84z" fill="#1f5fa8"/><path d="M92 172v34M298 172v34" stroke="#20262f" stroke-width="4"/>`,
  lines: `<g fill="none" stroke="#f3f6fb" stroke-width="1.600"><path d="M108 132h174l24 40H84zM96 152h198"/></g><path d="M195 122v50" stroke="#f3f6fb" stroke-width="2" opacity=".85"/>`,
  places: [
    [66, 150, 1.3],
    [322, 152, 1.3],
  ],
  reach: [10, 5],
  ball: { fill: '#ffffff', size: 2.2, height: 18 },
}

export const BADMINTON: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#233a34"/><path d="M98 110h194l58 102H40z" fill="#2f7d54"/>`,
  lines: `<g fill="none" stroke="#f6f1e6" stroke-opacity=".95" stroke-width="1.400"><path d="M98 110h194l58 102H40zM110 110l-46 102M280 110l46 102M82 138h226M56 186h278M195 110v28M195 186v26"/></g>
<path d="M66 162h258v-26H66z" fill="#0e1a2b" opacity=".45"/><path d="M64 136h262" stroke="#f3f6fb" stroke-width="2"/>`,
  places: [
    [190, 124, 0.9],
    [204, 200, 1.4],
  ],
  reach: [40, 5],
  ball: { fill: '#f7f7f2', size: 2.4, height: 40 },
}

export const BEACH: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#d9bd84"/><path d="M0 99h390v9H0z" fill="#3f97c4"/><g fill="#cfae6f"><path d="M20 128h70v4H20zM250 190h90v5h-90zM130 176h60v4h-60z"/></g>`,
  lines: `<path d="M84 116h222l58 94H26z" fill="none" stroke="#1d5fa3" stroke-width="2"/><path d="M193 98v112M197 90v120" stroke="#20262f" stroke-width="2"/><path d="M193 108l4-12v58l-4 14z" fill="#f3f6fb" opacity=".85"/>`,
  places: [
    [100, 136, 1],
    [128, 178, 1.25],
    [268, 136, 1],
    [288, 182, 1.3],
  ],
  reach: [20, 7],
  ball: { fill: '#f4d13d', size: 3.6, height: 36 },
}

export const SNOOKER: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#2b2320"/><path d="M96 122h198l48 78H48z" fill="#5a3520"/><path d="M106 126h178l42 68H64z" fill="#1f7a45"/>`,
  lines: `<path d="M146 126l-16 68" stroke="#dfe9e2" stroke-opacity=".7"/><g fill="#101010"><circle cx="106" cy="127" r="4"/><circle cx="195" cy="125" r="4"/><circle cx="284" cy="127" r="4"/><circle cx="66" cy="192" r="5"/><circle cx="195" cy="195" r="5"/><circle cx="324" cy="192" r="5"/></g>
<g fill="#c62828"><circle cx="246" cy="150" r="3"/><circle cx="253" cy="146" r="3"/><circle cx="253" cy="154" r="3"/><circle cx="260" cy="150" r="3"/><circle cx="260" cy="158" r="3"/></g><circle cx="270" cy="152" r="3" fill="#111"/><circle cx="236" cy="150" r="3" fill="#e58fb0"/>`,
  places: [
    [40, 158, 1.3],
    [352, 150, 1.2],
  ],
  reach: [6, 4],
  ball: { fill: '#ffffff', size: 3, height: 0 },
}

export const DARTS: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#1d2430"/><path d="M120 99h150v80H120z" fill="#2a3443"/><path d="M60 186h270v33H60z" fill="#3b2a24"/>`,
  lines: `<circle cx="195" cy="138" r="36" fill="#14181f" stroke="#e8e2d2" stroke-width="2"/><circle cx="195" cy="138" r="28" fill="#e6d9b8"/><circle cx="195" cy="138" r="28" fill="none" stroke="#1d8a4c" stroke-width="4" stroke-dasharray="9 9"/>
<circle cx="195" cy="138" r="16" fill="none" stroke="#c62828" stroke-width="4" stroke-dasharray="6 6"/><circle cx="195" cy="138" r="4" fill="#1d8a4c"/><circle cx="195" cy="138" r="2" fill="#c62828"/>`,
  places: TWO_SIDES,
  reach: [5, 3],
  ball: { fill: '#f3f6fb', size: 1.6, height: 6 },
}

export const DIAMOND: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#2f6f3c"/><path d="M195 214L70 140c40-30 210-30 250 0z" fill="#b97a4a"/><path d="M195 198l-72-46 72-30 72 30z" fill="#37804a"/>`,
  lines: `<g stroke="#f6f1e6" stroke-width="1.600"><path d="M195 210L10 104M195 210L380 104"/></g><ellipse cx="195" cy="160" rx="12" ry="5" fill="#b97a4a"/>
<g fill="#ffffff"><path d="M191 205h8l-4 6zM262 148h8v4h-8zM191 119h8v4h-8zM120 148h8v4h-8z"/></g>`,
  places: [
    [196, 154, 1.1],
    [182, 206, 1.4],
  ],
  reach: [4, 2],
  ball: { fill: '#ffffff', size: 2, height: 14 },
}

export const OVAL: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#25602f"/><ellipse cx="195" cy="160" rx="190" ry="56" fill="#2f7a3c"/><path d="M176 122h38l16 84h-70z" fill="#cdb27c"/>`,
  lines: `<ellipse cx="195" cy="160" rx="190" ry="56" fill="none" stroke="#f3f6fb" stroke-width="2"/><ellipse cx="195" cy="160" rx="104" ry="34" fill="none" stroke="#f3f6fb" stroke-dasharray="6 5"/>
<g stroke="#f6f1e6" stroke-width="1.600"><path d="M172 132h46M160 196h70"/></g><g stroke="#e8d9a8" stroke-width="2"><path d="M190 116v14M195 116v14M200 116v14M189 180v18M195 180v18M201 180v18"/></g>`,
  places: [
    [182, 132, 1],
    [210, 194, 1.35],
  ],
  reach: [6, 12],
  ball: { fill: '#b3202a', size: 2.4, height: 20 },
}

export const RING: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#141b26"/><path d="M86 120h218l52 78H34z" fill="#d7dde4"/><path d="M34 198h322v14H34z" fill="#1f5fa8"/>`,
  lines: `<g fill="none" stroke-width="2"><path d="M86 106h218l52 66H34z" stroke="#c62828"/><path d="M86 96h218l52 56H34z" stroke="#f4f4f4"/><path d="M86 86h218l52 46H34z" stroke="#1f5fa8"/></g>
<g stroke="#20262f" stroke-width="4"><path d="M86 82v38M304 82v38M34 126v72M356 126v72"/></g>`,
  places: [
    [172, 162, 1.6],
    [218, 162, 1.6],
  ],
  reach: [16, 4],
  ball: { fill: '#c62828', size: 0, height: 0 },
}
