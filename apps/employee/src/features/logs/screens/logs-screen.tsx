import { useTranslation } from 'react-i18next';
import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Icon } from '@tabler/icons-react';
import { ApiError } from '@jornada/client';
import { COMENTARIO_MAXIMO, contacto } from '@jornada/contract/contacto.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCheck, IconCloudOff, IconHourglassLow, IconLock } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useObservable } from '@jornada/web/observable.ts';
import { Page } from '@jornada/web/page.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import type { LogLine } from '../../../shared/logs/logs.ts';
import { useServices } from '../../../shared/services.tsx';
import { type Happening, happeningsOf, type Que } from '../model/happenings.ts';
import classes from './logs.module.css';

/**
 * The problems of this device, in words; below, folded, its last calls and errors. They can be sent to support, copied, or
 * deleted.
 */
export function LogsScreen() {
  const { t } = useTranslation();
  const { logs, notices, version, client } = useServices();
  const lines = useObservable(logs.lines);
  const newestFirst = lines.toReversed();
  const happenings = happeningsOf(lines);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asText(lines, { version, browser: navigator.userAgent }));
      notices.show(t('logs.copiado'));
    } catch {
      notices.show(t('logs.no-copiado'));
    }
  };
  const send = useMutation({
    mutationFn: () => {
      const Comentario = asText(lines, { version, browser: navigator.userAgent, longest: COMENTARIO_MAXIMO });
      return client.call(contacto.enviar, { Comentario });
    },
    onSuccess: () => notices.show(t('logs.enviado')),
    onError: (error) => notices.show(error instanceof ApiError ? error.message : t('errores.general.desconocido')),
  });
  return (
    <Page title={t('logs.titulo')}>
      <Text c="dimmed" maw="40rem" mb="md">
        {t('logs.texto')}
      </Text>
      <Group gap="xs" mb="lg">
        <Button size="lg" disabled={lines.length === 0} loading={send.isPending} onClick={() => send.mutate()}>
          {t('logs.enviar')}
        </Button>
        <Button size="lg" variant="default" disabled={lines.length === 0} onClick={() => void copy()}>
          {t('logs.copiar')}
        </Button>
        <Button size="lg" variant="default" disabled={lines.length === 0} onClick={logs.clear}>
          {t('logs.vaciar')}
        </Button>
      </Group>
      {happenings.length === 0 ? (
        <p className={classes.well}>
          <Glyph of={IconCheck} size="lg" /> {t(lines.length === 0 ? 'logs.vacio' : 'logs.nada-mal')}
        </p>
      ) : (
        <Rows mb="lg" aria-label={t('logs.lo-que-fallo')}>
          {happenings.map((happening) => (
            <HappeningRow key={happening.n} happening={happening} />
          ))}
        </Rows>
      )}
      {lines.length > 0 && (
        <details className={classes.technical}>
          <summary>{t('logs.tecnico', { count: lines.length })}</summary>
          <Rows as="ol" framed="inset" aria-label={t('logs.tecnico', { count: lines.length })}>
            {newestFirst.map((line) => (
              <Line key={line.n} line={line} />
            ))}
          </Rows>
        </details>
      )}
    </Page>
  );
}

function Line({ line: { at, kind, text } }: { line: LogLine }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isBad = kind === 'error' || !/ (?:2|3)\d\d /.test(`${text} `);
  return (
    <li className={classes.line} data-bad={isBad}>
      <Glyph of={isBad ? IconAlertCircle : IconCheck} size="sm" />
      <span className={classes.kind}>{t(isBad ? 'logs.fallo' : 'logs.bien')}</span>
      <time dateTime={at}>{format.hour(at)}</time>
      <code>{text}</code>
    </li>
  );
}

/**
 * The lines as plain text, oldest first, with the app's data above. `longest`: maximum length in characters; the newest lines are
 * kept.
 */
function asText(lines: readonly LogLine[], about: { version: string; browser: string; longest?: number }): string {
  const { version, browser, longest = Infinity } = about;
  const head = `Jornada ${version}\n${browser.slice(0, 200)}`;
  const kept: string[] = [];
  let length = head.length;
  for (const { at, kind, text } of lines.toReversed()) {
    const line = `${at} ${kind} ${text}`;
    length += line.length + 1;
    if (length > longest) break;
    kept.unshift(line);
  }
  return [head, ...kept].join('\n');
}

const ICONS: Partial<Record<Que, Icon>> = { red: IconCloudOff, espera: IconHourglassLow, sesion: IconLock, permiso: IconLock };

/** One problem: what, where in the app, when, and what to do. */
function HappeningRow({ happening: { at, que, donde, times } }: { happening: Happening }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li className={classes.happening} data-mild={que === 'sesion' || que === 'espera'}>
      <Glyph of={ICONS[que] ?? IconAlertCircle} size="lg" />
      <div>
        <Text fw={600}>{t(`logs.que.${que}.titulo`, { donde: t(`logs.donde.${donde}`) })}</Text>
        <Text c="dimmed">{t(`logs.que.${que}.hacer`)}</Text>
        <small>
          <time dateTime={at}>
            {format.date(format.dayOf(at), 'day')}, {format.hour(at)}
          </time>
          {times > 1 && <> · {t('logs.veces', { count: times })}</>}
        </small>
      </div>
    </li>
  );
}
