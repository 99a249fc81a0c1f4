import { useTranslation } from 'react-i18next';
import type { Proveedor } from '@jornada/contract/acceso.ts';
import { ProviderPanel } from './provider-panel.tsx';
import { useProviderLogin, type Entered } from './use-provider-login.ts';
import classes from './providers.module.css';

type Props = { enlace: string; metodo: Proveedor; onEntered: (entered: Entered) => void };

/** Whoever opened a link from their mail: the provider still has to say who it is. A press opens its window. */
export function LinkEntry({ enlace, metodo, onEntered }: Props) {
  const { t } = useTranslation();
  const login = useProviderLogin({ recordar: false, onEntered });
  const nombre = t('login.proveedor.entrar', { nombre: metodo === '365' ? 'Microsoft 365' : 'SSO' });
  return (
    <div className={classes.other}>
      <ProviderPanel ways={[{ metodo, nombre, token: enlace }]} login={login} />
    </div>
  );
}
