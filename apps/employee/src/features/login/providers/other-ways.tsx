import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { acceso, type Proveedor } from '@jornada/contract/acceso.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconMail } from '@jornada/ui/icons.ts';
import { ProviderPanel } from '@jornada/web/provider/provider-panel.tsx';
import { useProviderLogin, type Entered, type WayIn } from '@jornada/web/provider/use-provider-login.ts';
import { useIdioma } from '@jornada/web/use-format.ts';
import { useServices } from '../../../shared/services.tsx';
import classes from './providers.module.css';

type Offered = SalidaDe<typeof acceso.metodos>['Proveedores'][number];
type Props = {
  userName: string;
  offered: readonly Offered[];
  recordar: boolean;
  hasPassword: boolean;
  onEntered: (entered: Entered) => void;
  onAsked: (error: ApiError) => void;
};

const nameOf = ({ Metodo, Nombre }: Offered): string => (Metodo === '365' ? 'Microsoft 365' : Nombre);

/** Other ways to sign in: the providers of the person's companies, and a link by mail. */
export function OtherWays({ userName, offered, recordar, hasPassword, onEntered, onAsked }: Props) {
  const { t } = useTranslation();
  const login = useProviderLogin({ recordar, onEntered, onAsked });
  const ways = offered.map((one): WayIn => {
    const nombre = one.Entidad === '' ? nameOf(one) : `${nameOf(one)} · ${one.Entidad}`;
    return { metodo: one.Metodo as Proveedor, nombre, token: one.Token, userName };
  });
  // A mail goes to each of the person's companies with this provider.
  const mailable = offered.filter(({ Metodo }, at) => offered.findIndex((one) => one.Metodo === Metodo) === at);
  return (
    <div className={classes.other}>
      {hasPassword && <p className={classes.or}>{t('login.o-entra')}</p>}
      <ProviderPanel ways={ways} login={login} />
      {mailable.map((one) => (
        <MailLink
          key={`${userName} ${one.Metodo}`}
          userName={userName}
          proveedor={one.Metodo as Proveedor}
          nombre={mailable.length > 1 ? nameOf(one) : null}
        />
      ))}
    </div>
  );
}

/**
 * A link by mail, if the window does not open, or to continue on another device. `nombre`: the provider's name if there are two.
 */
function MailLink({ userName, proveedor, nombre }: { userName: string; proveedor: Proveedor; nombre: string | null }) {
  const { t } = useTranslation();
  const Lang = useIdioma();
  const { client } = useServices();
  const mail = useMutation({
    mutationFn: () => client.call(proveedor === '365' ? acceso.enviar365 : acceso.enviarSso, { Username: userName, Lang }),
  });
  const problem = mail.error instanceof ApiError ? mail.error.message : mail.error && t('errores.general.desconocido');
  return (
    <>
      {!mail.isSuccess && (
        <Button variant="subtle" leftSection={<Glyph of={IconMail} />} loading={mail.isPending} onClick={() => mail.mutate()}>
          {nombre === null ? t('login.enlace.pedir') : t('login.enlace.pedir-de', { nombre })}
        </Button>
      )}
      <p role="status" className={classes.text}>
        {mail.isSuccess ? t('login.enlace.enviado', { usuario: userName }) : problem}
      </p>
    </>
  );
}
