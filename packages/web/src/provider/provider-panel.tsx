import { useTranslation } from 'react-i18next';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Panel } from '@jornada/ui/panel.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconExternalLink, IconFingerprint, IconKey } from '@jornada/ui/icons.ts';
import { ProblemRegion } from '@jornada/ui/problem-region.tsx';
import type { useProviderLogin, WayIn } from './use-provider-login.ts';
import classes from './provider.module.css';

type Props = { ways: readonly WayIn[]; login: ReturnType<typeof useProviderLogin> };

/** The buttons of the providers and, during a log-in, its state. */
export function ProviderPanel({ ways, login }: Props) {
  const { state, start, cancel } = login;
  if ('attempt' in state) return <Waiting state={state} start={start} cancel={cancel} />;
  return (
    <>
      <Group gap="sm">
        {ways.map((way) => (
          <Button
            key={way.token}
            variant="default"
            size="lg"
            className={classes.way}
            loading={state.phase === 'opening'}
            leftSection={<WayMark way={way} />}
            onClick={() => start(way)}
          >
            {way.nombre}
          </Button>
        ))}
      </Group>
      <ProblemRegion message={state.message} />
    </>
  );
}

function WayMark({ way }: { way: WayIn }) {
  if (__WRAPPER__ && way.metodo === 'llave') return <Glyph of={IconFingerprint} />;
  return way.metodo === '365' ? <span className={classes.mark} /> : <Glyph of={IconKey} />;
}

function Waiting({
  state,
  start,
  cancel,
}: Pick<Props['login'], 'start' | 'cancel'> & { state: Extract<Props['login']['state'], { attempt: object }> }) {
  const { t } = useTranslation();
  const { attempt, phase, message } = state;
  const { nombre } = attempt.way;
  return (
    <Panel as="section" kind="card" data-waiting aria-label={nombre}>
      <Stack gap="sm">
        <div role="status">
          {message === null && (
            <>
              <h2>{t('login.proveedor.espera')}</h2>
              <Text c="dimmed">
                {__WRAPPER__ && attempt.way.metodo === 'llave'
                  ? t('login.llave-espera')
                  : t(phase === 'blocked' ? 'login.proveedor.bloqueada' : 'login.proveedor.espera-texto', { nombre })}
              </Text>
            </>
          )}
        </div>
        <ProblemRegion message={message} />
        <Group gap="sm">
          {phase === 'blocked' && (
            <Button component="a" href={attempt.url} target="_blank" rel="noopener" rightSection={<Glyph of={IconExternalLink} />}>
              {t('login.proveedor.abrir')}
            </Button>
          )}
          {message !== null && (
            <Button variant="default" onClick={() => start(attempt.way)}>
              {t('login.proveedor.otra-vez')}
            </Button>
          )}
          <Button variant="default" onClick={cancel}>
            {t('login.proveedor.cancelar')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
