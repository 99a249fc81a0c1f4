import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { Dialog } from '@jornada/ui/dialog.tsx';
import '@jornada/ui/theme/mantine-shell.css';
import { mayOpenWindow } from '../native/popup.ts';
import { ProviderPanel } from '../provider/provider-panel.tsx';
import type { SsoRenewal } from '../provider/sso-renewal.ts';
import { useProviderLogin, type WayIn } from '../provider/use-provider-login.ts';

/**
 * Asks the person to sign in again at their provider, so that the session continues. Directly after a click the window opens by
 * itself, and closes by itself if the provider still knows them. Otherwise a button opens it. The page stays unchanged.
 */
export function SsoRenewalDialog({ renewal }: { renewal: SsoRenewal }) {
  const { t } = useTranslation();
  const { volver, done, leave } = renewal;
  const login = useProviderLogin({ recordar: false, onEntered: ({ Perfil }) => (Perfil ? done(Perfil.Token) : leave()) });
  const way: WayIn = { metodo: volver.Metodo, nombre: t('login.proveedor.entrar', { nombre: volver.Nombre }), token: volver.Token };

  const begin = useEffectEvent(() => login.start(way));
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || !mayOpenWindow()) return;
    hasBegun.current = true;
    begin();
  }, []);
  return (
    <Dialog title={t('login.renovar.titulo')}>
      <Text mt="xs" mb="xl">
        {t('login.renovar.texto', { nombre: volver.Nombre })}
      </Text>
      <Stack gap="sm">
        <ProviderPanel ways={[way]} login={login} />
        <Button variant="subtle" onClick={leave}>
          {t('login.renovar.salir')}
        </Button>
      </Stack>
    </Dialog>
  );
}
