import { type ComponentProps, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Field } from '../../ui/form/Field.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'icon' | 'type' | 'end'>

/** A password field with a button to reveal its text. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...props}
      icon="password"
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={t(shown ? 'login.hidePassword' : 'login.showPassword')}
          onPress={() => {
            setShown(!shown)
          }}
        />
      }
    />
  )
}
