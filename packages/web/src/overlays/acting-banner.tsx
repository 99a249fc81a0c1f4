import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { simulado } from '@jornada/contract/simulado.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconUserShare } from '@jornada/ui/icons.ts';
import { pages } from '@jornada/web/native/pages.ts';
import { useActor, useSession } from '@jornada/web/services.tsx';
import { useServices } from '../../platform/services.tsx';
import { INTRANET_PATH } from '../settings.ts';
import classes from './acting-banner.module.css';

/** Says on every screen whose app this is and who uses it, and is the way to stop: back to the person's card, where it began. */
export function ActingBanner() {
  const { t } = useTranslation();
  const { client, session, notices } = useServices();
  const { simulatedUser } = useSession();
  const autor = useActor();
  const stop = useMutation({
    mutationFn: () => client.call(simulado.terminar, {}),
    onSuccess: () => {
      session.update({ simulatedUser: null });
      const { PersonaId, NombreCompleto = '' } = simulatedUser ?? {};
      notices.show(t('shell.actuar.ya-no', { persona: NombreCompleto }));
      if (PersonaId !== undefined) pages.open(`${INTRANET_PATH}/personas?ver=${PersonaId}`);
    },
    onError: (error) => notices.show(error instanceof ApiError ? error.message : t('errores.general.desconocido')),
  });
  // A kiosk has its own ways in and out.
  if (!simulatedUser?.Perfil) return null;
  return (
    <aside className={classes.banner} data-acting aria-label={t('shell.actuar.etiqueta')}>
      <Glyph of={IconUserShare} />
      <p className={classes.text}>{t('shell.actuar.texto', { persona: simulatedUser.NombreCompleto, autor })}</p>
      <UnstyledButton className={classes.stop} disabled={stop.isPending} onClick={() => stop.mutate()}>
        {t('shell.actuar.parar')}
      </UnstyledButton>
    </aside>
  );
}
