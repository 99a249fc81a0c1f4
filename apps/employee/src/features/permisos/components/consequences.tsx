import { Stack, Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { permisos } from '@jornada/contract/permisos/calls.ts';
import type { ConsecuenciasPermiso } from '@jornada/contract/permisos/vistas.ts';
import { IconAlertCircle, IconCertificate, IconInfoCircle, IconUsers } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { lowerFirst } from '@jornada/web/lower-first.ts';
import { PermitCounters } from '@jornada/features/solicitudes/permisos/permit-counters.tsx';
import { PermitDayNotes } from '@jornada/features/solicitudes/permisos/permit-days.tsx';
import { usePermitWords } from '@jornada/features/solicitudes/permisos/use-permit-words.ts';
import { RequestTeam } from '@jornada/features/solicitudes/request-team.tsx';
import { ToldConsequences } from '@jornada/features/solicitudes/told-consequences.tsx';

type Props = { query: { data: SalidaDe<typeof permisos.nuevo> | undefined; error: unknown; refetch: () => unknown } };

/** What a permit would mean, before it is sent: its days, what is left, the proof, and what stands in its way. */
export function Consequences({ query }: Props) {
  return <ToldConsequences query={query}>{(told) => <Told of={told} />}</ToldConsequences>;
}

function Told({ of }: { of: ConsecuenciasPermiso }) {
  const { t, format, longDay, amountOf, proof, shortDay } = usePermitWords();
  const { tipo, cuenta, contadores, ultimoDia, justificante, equipo, obstaculos, avisos } = of;
  const much = amountOf(cuenta.unidad, cuenta.total);
  const [only] = contadores;
  const left = contadores.length === 1 && obstaculos.length === 0 ? (only?.queda ?? null) : null;
  const title =
    left === null
      ? t('permisos.consecuencias.son', { count: cuenta.unidad === 'dias' ? cuenta.total : cuenta.total / 60, cuanto: much })
      : t('permisos.consecuencias.dejan', { cuanto: much, queda: amountOf(cuenta.unidad, Math.max(0, left)) });
  const que = justificante && lowerFirst(proof(justificante.clase), format.lang);
  return (
    <Panel as="section" kind="ground" aria-live="polite">
      <Stack gap="md">
        <Text component="h3" fz="xl" lh="xl" fw={600}>
          {title}
        </Text>
        {obstaculos.map((codigo) => (
          <Note key={codigo} icon={IconAlertCircle} tone="bad" words="tone">
            {t(`permisos.obstaculos.${codigo}`)}
          </Note>
        ))}
        <PermitCounters of={contadores} />
        <PermitDayNotes of={{ cuenta, recontados: [] }} />
        {avisos.map((aviso) => (
          <Note key={aviso} icon={IconAlertCircle} tone="warn" words="tone">
            {t(`permisos.avisos-al-pedir.${aviso}`, { count: tipo.avisoDias ?? 0 })}
          </Note>
        ))}
        {cuenta.vuelve && obstaculos.length === 0 && (
          <Note icon={IconInfoCircle}>{t('permisos.consecuencias.vuelves', { dia: longDay(cuenta.vuelve) })}</Note>
        )}
        {ultimoDia && <Note icon={IconInfoCircle}>{t('permisos.consecuencias.ultimo-dia', { dia: shortDay(ultimoDia) })}</Note>}
        {justificante && (
          <Note icon={IconCertificate}>
            {justificante.hasta
              ? t('permisos.consecuencias.justificante-hasta', { que, dia: shortDay(justificante.hasta) })
              : t('permisos.consecuencias.justificante', { que })}
          </Note>
        )}
        {equipo && equipo.fuera.length > 0 && (
          <Stack gap="xs">
            <Note icon={IconUsers} words="ink" tone="warn" fw={550}>
              {t('solicitudes.equipo.cuantos', { count: equipo.fuera.length })}
            </Note>
            <RequestTeam equipo={equipo} asked={cuenta.detalle.filter(({ cantidad }) => cantidad > 0).map(({ fecha }) => fecha)} />
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
