/* global document */
// Runs before the first paint, so it stands apart from the app: the colours of the theme and skin that were chosen.
;(() => {
  try {
    const settings = JSON.parse(localStorage.getItem('touchline.settings') || '{}')
    if (['blue', 'plum', 'teal'].includes(settings.skin))
      document.documentElement.dataset.skin = settings.skin
    if (settings.theme !== 'light' && settings.theme !== 'dark') return
    document.documentElement.dataset.theme = settings.theme
    document.documentElement.style.colorScheme = settings.theme
  } catch {
    // nothing was chosen that could be read
  }
})()
