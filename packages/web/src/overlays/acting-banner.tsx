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
  /** Called when the session stops acting for somebody, with the id of that person, if known. */
  onStop?: (personaId: number | undefined) => void;
};

/** Says on every screen for whom this browser acts and who is acting. Its button stops it. */
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
  // A kiosk starts and ends this in its own way.
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
