import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { acceso, type Proveedor } from '@jornada/contract/acceso.ts';
import type { auth } from '@jornada/contract/auth.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconMail } from '@jornada/ui/icons.ts';
import { useIdioma } from '@jornada/web/use-format.ts';
import { useServices } from '../../../platform/services.tsx';
import { ProviderPanel } from './provider-panel.tsx';
import { useProviderLogin, type Entered, type Way } from './use-provider-login.ts';
import classes from './providers.module.css';

type Offered = SalidaDe<typeof auth.metodos>['Proveedores'][number];
type Props = {
  userName: string;
  offered: readonly Offered[];
  recordar: boolean;
  hasPassword: boolean;
  onEntered: (entered: Entered) => void;
};

/** The ways in beside a password: the providers of the person's companies, and a link by mail. */
export function OtherWays({ userName, offered, recordar, hasPassword, onEntered }: Props) {
  const { t } = useTranslation();
  const login = useProviderLogin({ recordar, onEntered });
  const companies = new Set(offered.map(({ Entidad }) => Entidad));
  const ways = offered.map(({ Metodo, Nombre, Entidad, Token }): Way => {
    const name = Metodo === '365' ? 'Microsoft 365' : Nombre;
    return { metodo: Metodo as Proveedor, nombre: companies.size > 1 ? `${name} · ${Entidad}` : name, token: Token };
  });
  return (
    <div className={classes.other}>
      {hasPassword && <p className={classes.or}>{t('login.o-entra')}</p>}
      <ProviderPanel ways={ways} login={login} />
      <MailLink key={userName} userName={userName} proveedor={ways[0]?.metodo ?? 'sso'} />
    </div>
  );
}

/** A link by mail, for whom the window does not open, or who goes on at another device. */
function MailLink({ userName, proveedor }: { userName: string; proveedor: Proveedor }) {
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
          {t('login.enlace.pedir')}
        </Button>
      )}
      <p role="status" className={classes.text}>
        {mail.isSuccess ? t('login.enlace.enviado', { usuario: userName }) : problem}
      </p>
    </>
  );
}
