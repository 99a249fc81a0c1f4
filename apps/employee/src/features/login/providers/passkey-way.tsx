import { useTranslation } from 'react-i18next';
import { ProviderPanel } from '@jornada/web/provider/provider-panel.tsx';
import { useProviderLogin, type Entered } from '@jornada/web/provider/use-provider-login.ts';

type Props = { recordar: boolean; onEntered: (entered: Entered) => void };

/** In the wrapper: a passkey in the browser of the system, which comes back as a log-in at a provider does. */
export function PasskeyWay({ recordar, onEntered }: Props) {
  const { t } = useTranslation();
  const login = useProviderLogin({ recordar, onEntered });
  return <ProviderPanel ways={[{ metodo: 'llave', nombre: t('login.llave'), token: '' }]} login={login} />;
}
