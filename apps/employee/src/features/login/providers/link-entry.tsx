import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import type { ApiError } from '@jornada/client';
import type { Proveedor } from '@jornada/contract/acceso.ts';
import { ProviderPanel } from '@jornada/web/provider/provider-panel.tsx';
import { useProviderLogin, type Entered } from '@jornada/web/provider/use-provider-login.ts';

type Props = {
  enlace: string;
  metodo: Proveedor;
  onEntered: (entered: Entered) => void;
  onAsked: (error: ApiError) => void;
  /** The person wants another way, because the link may be too old. */
  onOther: () => void;
};

/** For a person who opened a link from a mail: the provider still has to confirm them. A press opens its window. */
export function LinkEntry({ enlace, metodo, onEntered, onAsked, onOther }: Props) {
  const { t } = useTranslation();
  const login = useProviderLogin({ recordar: false, onEntered, onAsked });
  const nombre = t('login.proveedor.entrar', { nombre: metodo === '365' ? 'Microsoft 365' : 'SSO' });
  return (
    <Stack gap="md" mt="xl">
      <ProviderPanel ways={[{ metodo, nombre, token: enlace }]} login={login} />
      <Button variant="subtle" onClick={onOther}>
        {t('login.enlace.otra-forma')}
      </Button>
    </Stack>
  );
}
