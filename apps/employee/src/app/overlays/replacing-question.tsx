import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { Dialog } from '@jornada/ui/dialog.tsx';
import '@jornada/ui/theme/mantine-shell.css';
import { useServices, type Replacing } from '../../shared/services.tsx';

/** A link would sign in another person. Both are named, and nothing happens without the person's consent. */
export function ReplacingQuestion({ question }: { question: Replacing }) {
  const { t } = useTranslation();
  const { replacing } = useServices();
  const router = useRouter();
  const { de, a, accept } = question;
  const change = useMutation({
    mutationFn: accept,
    onSettled: async () => {
      replacing.set(null);
      await router.navigate({ to: '/', replace: true });
    },
  });
  return (
    <Dialog title={t('shell.reemplazo.titulo', { a })}>
      <p>{t('shell.reemplazo.texto', { de, a })}</p>
      <Stack gap="sm" mt="xl">
        <Button size="xl" fullWidth disabled={change.isPending} onClick={() => replacing.set(null)} data-autofocus>
          {t('shell.reemplazo.seguir', { de })}
        </Button>
        <Button size="xl" variant="default" fullWidth loading={change.isPending} onClick={() => change.mutate()}>
          {t('shell.reemplazo.cambiar', { a })}
        </Button>
      </Stack>
    </Dialog>
  );
}
