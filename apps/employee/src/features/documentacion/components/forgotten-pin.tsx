import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Button, Stack } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconMail, IconMailCheck } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { ProblemRegion } from '@jornada/ui/problem-region.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useForgottenPin } from '../api.ts';

/** What to do without the PIN: another one with the password, here or by the way that a mail shows. */
export function ForgottenPin({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const ask = useForgottenPin();
  return (
    <Sheet
      title={t('mis-documentos.olvidado.titulo')}
      closeLabel={t('mis-documentos.cerrar')}
      onClose={onClose}
      foot={
        <Stack gap="xs">
          <Button
            size="xl"
            fullWidth
            renderRoot={(props) => <Link to="/configuracion/pin" search={{ volver: '/documentacion-tipos' }} {...props} />}
          >
            {t('mis-documentos.olvidado.cambiar')}
          </Button>
          {!ask.data && (
            <Button variant="subtle" leftSection={<Glyph of={IconMail} size="sm" />} loading={ask.isPending} onClick={() => ask.mutate({})}>
              {t('mis-documentos.olvidado.correo')}
            </Button>
          )}
        </Stack>
      }
    >
      <Stack gap="md">
        <p>{t('mis-documentos.olvidado.texto')}</p>
        <div role="status">
          {ask.data && (
            <Note icon={ask.data.correo ? IconMailCheck : IconMail} tone={ask.data.correo ? 'accent' : 'warn'} words="ink">
              {ask.data.correo ? t('mis-documentos.olvidado.enviado') : t('mis-documentos.olvidado.sin-correo')}
            </Note>
          )}
        </div>
        <ProblemRegion message={ask.error ? messageOf(ask.error) : null} />
      </Stack>
    </Sheet>
  );
}
