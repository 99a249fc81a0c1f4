import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Page } from '@jornada/web/page.tsx';

/** What is said of a thing, or a page, that does not exist. */
const NOT_FOUND_TEXTS = {
  solicitud: 'errores.no-encontrado.solicitud',
  permiso: 'errores.no-encontrado.permiso',
  comunicado: 'errores.no-encontrado.comunicado',
  registro: 'errores.no-encontrado.registro',
  sala: 'errores.no-encontrado.sala',
  pagina: 'errores.no-encontrado.pagina',
} as const;

type NotFoundKey = keyof typeof NOT_FOUND_TEXTS;

/** The key from the route that threw. The router wraps it in `data`, once or twice. */
function keyOf(thrown: unknown): NotFoundKey {
  if (typeof thrown !== 'object' || thrown === null) return 'pagina';
  if ('key' in thrown && typeof thrown.key === 'string' && thrown.key in NOT_FOUND_TEXTS) return thrown.key as NotFoundKey;
  return 'data' in thrown ? keyOf(thrown.data) : 'pagina';
}

/** An unknown address, or a thing that does not exist. */
export function NotFoundPage({ data }: { data?: unknown }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Page title={t('shell.no-existe.pagina')}>
      <EmptyState
        title={t('shell.no-existe.titulo')}
        text={t(NOT_FOUND_TEXTS[keyOf(data)])}
        action={
          <Button variant="default" onClick={() => void navigate({ to: '/' })}>
            {t('shell.no-existe.inicio')}
          </Button>
        }
      />
    </Page>
  );
}
