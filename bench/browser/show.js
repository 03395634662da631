/* global document */
// Samples whether the video is moving and a gift is playing.
;(() => {
  const EVERY_MS = 250
  const noted = { looks: 0, pictures: 0, gifts: 0 }
  let lastTime = null

  const look = () => {
    noted.looks += 1
    const time = document.querySelector('video')?.currentTime ?? null
    if (time !== null && lastTime !== null && time > lastTime) noted.pictures += 1
    lastTime = time
    const playing = [...document.querySelectorAll('canvas')].some(({ clientWidth }) => clientWidth > 0)
    if (playing) noted.gifts += 1
  }

  globalThis.benchShow = {
    start() {
      setInterval(look, EVERY_MS)
    },
    /** The number of samples so far, and in how many the video had moved and a gift was playing. */
    read: () => ({ ...noted }),
  }
})()
