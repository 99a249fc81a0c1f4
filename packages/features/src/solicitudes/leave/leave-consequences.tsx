import { Stack, Text } from '@mantine/core';
import type { ConsecuenciasBajaVista } from '@jornada/contract/bajas/vistas.ts';
import { IconAlertCircle, IconBeach, IconCalendarCheck } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { useRequestWords } from '../use-request-words.ts';
import { ToldConsequences } from '../told-consequences.tsx';

type Read = { data: { consecuencias: ConsecuenciasBajaVista | null } | undefined; error: unknown; refetch: () => unknown };

/** What a leave would mean, before it is sent: its days, its review, vacation that it gives back, and what stands against it. */
export function LeaveConsequences({ query, isOver }: { query: Read; isOver: boolean }) {
  return <ToldConsequences query={query}>{(told) => <Told of={told} isOver={isOver} />}</ToldConsequences>;
}

function Told({ of, isOver }: { of: ConsecuenciasBajaVista; isOver: boolean }) {
  const { t, days, longDay: day } = useRequestWords();
  const { hasta, dias, revision, vacaciones, obstaculos, avisos } = of;
  return (
    <Panel as="section" kind="ground" aria-live="polite">
      <Stack gap="sm">
        <Text component="h3" fz="lg" lh="lg" fw={600}>
          {t(isOver ? 'bajas.consecuencias.fueron' : 'bajas.consecuencias.seran', { dias: days(dias), dia: day(hasta) })}
        </Text>
        {obstaculos.map((codigo) => (
          <Note key={codigo} icon={IconAlertCircle} tone="bad" words="tone">
            {t(`errores.bajas.${codigo}`)}
          </Note>
        ))}
        {revision && !isOver && <Note icon={IconCalendarCheck}>{t('bajas.consecuencias.revision', { dia: day(revision) })}</Note>}
        {vacaciones > 0 && (
          <Note icon={IconBeach} tone="accent" words="ink">
            {t('bajas.consecuencias.vacaciones', { dias: days(vacaciones) })}
          </Note>
        )}
        {avisos.map((aviso) => (
          <Note key={aviso} icon={IconAlertCircle} tone="warn" words="ink">
            {t(`bajas.avisos-al-comunicar.${aviso}`)}
          </Note>
        ))}
      </Stack>
    </Panel>
  );
}
