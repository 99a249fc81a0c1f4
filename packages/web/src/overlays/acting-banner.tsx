import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { simulado } from '@jornada/contract/simulado.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconUserShare } from '@jornada/ui/icons.ts';
import { useActor, useSession, useWebServices } from '../services.tsx';
import classes from './acting-banner.module.css';

type Props = {
  /** What comes once nobody is acted for any more; the id of whoever was, where it is known. */
  onStop?: (personaId: number | undefined) => void;
};

/** Says on every screen for whom this browser acts and who uses it, and is the way to stop. */
export function ActingBanner({ onStop }: Props) {
  const { t } = useTranslation();
  const { client, session, notices, asOneself } = useWebServices();
  const { simulatedUser } = useSession();
  const autor = useActor();
  const stop = useMutation({
    mutationFn: () => client.call(simulado.terminar, {}),
    onSuccess: () => {
      session.update({ simulatedUser: null });
      notices.show(t('shell.actuar.ya-no', { persona: simulatedUser?.NombreCompleto ?? '' }));
      onStop?.(simulatedUser?.PersonaId);
    },
    onError: (error) => notices.show(error instanceof ApiError ? error.message : t('errores.general.desconocido')),
  });
  // A kiosk has its own ways in and out.
  if (!simulatedUser?.Perfil) return null;
  return (
    <aside className={classes.banner} data-acting aria-label={t('shell.actuar.etiqueta')}>
      <Glyph of={IconUserShare} />
      <p className={classes.text}>
        {t(asOneself ? 'shell.actuar.texto-intranet' : 'shell.actuar.texto', { persona: simulatedUser.NombreCompleto, autor })}
      </p>
      <UnstyledButton className={classes.stop} disabled={stop.isPending} onClick={() => stop.mutate()}>
        {t('shell.actuar.parar')}
      </UnstyledButton>
    </aside>
  );
}
