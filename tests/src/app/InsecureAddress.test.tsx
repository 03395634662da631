import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { App } from '../../../src/app/App.tsx'
import { createI18n } from '../../support/i18n.ts'
import { createFakeStreams } from '../../support/fakeStreams.ts'

it('says what is missing on an address where nobody can sign in, in place of the app', async () => {
  const { streams } = createFakeStreams()
  render(<App streams={streams} i18n={await createI18n('CMN')} secure={false} />)
  expect(screen.getByRole('heading', { name: '请用 https 打开' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
