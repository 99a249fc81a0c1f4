import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ApiError } from '@jornada/client';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconRefresh } from '@jornada/ui/icons.ts';
import { ErrorState } from '@jornada/ui/message-state.tsx';
import { PlaceName } from '@jornada/ui/place-name.ts';
import { useMessageOf } from '../use-message-of.ts';

type Props = {
  error: unknown;
  onRetry: () => void;
  /** What could not be shown, in a few words; unless said, it is called as the place is in which it would stand. */
  title?: string | undefined;
};

/** Who may not read it may not a moment later either. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.isRefused;

/** In the place of what could not be read: why, the way to try again where that can help, and the reference for those who help. */
export function ReadProblem({ error, onRetry, title }: Props) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const place = use(PlaceName);
  return (
    <ErrorState
      title={title ?? (place === null ? t('shell.fallo.titulo') : t('errores.sin-cargar', { que: place }))}
      text={messageOf(error)}
      action={
        isRefused(error) ? (
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/" />}>
            {t('shell.no-existe.inicio')}
          </Button>
        ) : (
          <Button size="xl" leftSection={<Glyph of={IconRefresh} />} onClick={onRetry}>
            {t('errores.reintentar')}
          </Button>
        )
      }
      note={error instanceof ApiError && error.reference ? t('errores.referencia', { referencia: error.reference }) : undefined}
    />
  );
}

type SmallProps = Omit<Props, 'title'> & {
  /** What the part is called; unless said, as the place is in which it stands. */
  que?: string | undefined;
};

/** The same for a part of a page whose rest stands, in two lines of a phone. Where the server said something of its own, in its words. */
export function SmallReadProblem({ error, onRetry, que }: SmallProps) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const place = use(PlaceName);
  const name = que ?? place;
  const why = whyOf(error);
  const said = (): string => {
    if (name === null || why === null) return messageOf(error);
    return why === 'nada'
      ? t('errores.sin-cargar', { que: name })
      : t('errores.sin-cargar-porque', { que: name, porque: t(`errores.porque.${why}`) });
  };
  return (
    <Stack align="flex-start" gap="sm" c="dimmed" role="alert">
      <p>{said()}</p>
      {!isRefused(error) && (
        <Button variant="default" onClick={onRetry}>
          {t('errores.reintentar')}
        </Button>
      )}
    </Stack>
  );
}

/** The reason in a few words, of what may befall any read; null: it is one of what was read, with words of its own. */
function whyOf(error: unknown): 'conexion' | 'servidor' | 'espera' | 'permiso' | 'nada' | null {
  if (!(error instanceof ApiError) || error.code === 'general.desconocido') return 'nada';
  if (error.code === 'red.sin-conexion') return 'conexion';
  if (error.code === 'general.demasiadas-peticiones') return 'espera';
  if (error.isNetwork || error.isBusy) return 'servidor';
  return error.code === 'general.sin-permiso' || error.code === 'general.modulo-apagado' ? 'permiso' : null;
}
