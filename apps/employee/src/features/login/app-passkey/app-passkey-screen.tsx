import { useTranslation } from 'react-i18next';
import { useSearch } from '@tanstack/react-router';
import { useMutation } from '@tanstack/react-query';
import { Button, Stack } from '@mantine/core';
import { acceso } from '@jornada/contract/acceso.ts';
import { login } from '@jornada/contract/login.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconFingerprint } from '@jornada/ui/icons.ts';
import { ProblemRegion } from '@jornada/ui/problem-region.tsx';
import { pages } from '@jornada/web/native/pages.ts';
import { askPasskey, canOfferPasskeys } from '@jornada/web/native/passkeys.ts';
import { DoorPage } from '../../../shared/door/door-page.tsx';
import { useServices } from '../../../shared/services.tsx';
import { LoginProblem } from '../components/login-problem.tsx';

const ID = /^[\da-f-]{36}$/;
const CHALLENGE = /^[\w-]{43}$/;

/**
 * In the browser of the system: a passkey for the app on the same device. Nothing is done before a press, and the person who is signed in in this
 * browser stays so and is not asked about.
 */
export function AppPasskeyScreen() {
  const { t } = useTranslation();
  const { client } = useServices();
  const { idlogin, reto } = useSearch({ from: '/login-app' });
  const bring = useMutation({
    mutationFn: async (outset: { IdLogin: string; RetoApp: string }) => {
      const { Reto, Opciones } = await client.call(login.opcionesLlave, {});
      return client.call(acceso.llaveParaApp, { ...outset, Reto, Llave: await askPasskey(Opciones) });
    },
    onSuccess: ({ Url }) => pages.open(Url),
  });
  const outset = idlogin && reto && ID.test(idlogin) && CHALLENGE.test(reto) ? { IdLogin: idlogin, RetoApp: reto } : null;
  const obstacle = (outset === null && 'login.app.no-vale') || (!canOfferPasskeys() && 'login.app.sin-llaves') || null;

  if (bring.data) {
    return (
      <DoorPage title={t('login.app.hecho')} lead={t('login.app.hecho-texto')} clock="desktop">
        <Button key="back" component="a" href={bring.data.Url} size="xl" fullWidth mt="xl">
          {t('login.ventana.abrir')}
        </Button>
      </DoorPage>
    );
  }
  return (
    <DoorPage title={t('login.app.titulo')} lead={obstacle ? undefined : t('login.app.texto')} clock="desktop">
      <Stack gap="md" mt="xl">
        {obstacle ? <ProblemRegion message={t(obstacle)} /> : <LoginProblem error={bring.error} />}
        {!obstacle && outset && (
          <Button
            size="xl"
            fullWidth
            loading={bring.isPending}
            leftSection={<Glyph of={IconFingerprint} />}
            onClick={() => bring.mutate(outset)}
          >
            {t('login.segundo.usar-llave')}
          </Button>
        )}
      </Stack>
    </DoorPage>
  );
}
