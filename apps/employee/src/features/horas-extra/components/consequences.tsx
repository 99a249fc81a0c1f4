import { Stack, Text } from '@mantine/core';
import type { ConsecuenciasExtra } from '@jornada/contract/horas-extra/vistas.ts';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { ExtraDay } from '@jornada/features/solicitudes/extra/extra-day.tsx';
import { ExtraLimit } from '@jornada/features/solicitudes/extra/extra-limit.tsx';
import { useExtraWords } from '@jornada/features/solicitudes/extra/use-extra-words.ts';
import { useMadeGood } from '@jornada/features/solicitudes/extra/use-made-good.ts';
import type { Nuevo } from '../model/form-values.ts';
import { ToldConsequences } from '@jornada/features/solicitudes/told-consequences.tsx';

type Props = { query: { data: Nuevo | undefined; error: unknown; refetch: () => unknown } };

/** What a request would mean, before it is sent: the day by the record, rest or pay, the limit, and what stands in its way. */
export function Consequences({ query }: Props) {
  return <ToldConsequences query={query}>{(told) => <Told of={told} />}</ToldConsequences>;
}

function Told({ of: { dia, minutos, compensado, tope, obstaculos, avisos, regimenes } }: { of: ConsecuenciasExtra }) {
  const { t, format, time, regimes } = useExtraWords();
  const { what, until } = useMadeGood(compensado);
  const que = regimes(regimenes);
  return (
    <Panel as="section" kind="ground" aria-live="polite">
      <Stack gap="md">
        <div>
          <Text component="h3" fz="xl" lh="xl" fw={600}>
            {format.capitalize(what)}
          </Text>
          {until && <Text c="dimmed">{until}</Text>}
        </div>
        {obstaculos.map(({ codigo, minutos: left }) => (
          <Note key={codigo} icon={IconAlertCircle} tone="bad" words="tone">
            {codigo === 'sin-exceso' && left === null
              ? t('errores.horas-extra.sin-exceso')
              : t(`horas-extra.obstaculos.${codigo}`, { tiempo: time(left ?? 0), que })}
          </Note>
        ))}
        <ExtraDay dia={dia} minutos={obstaculos.length > 0 ? null : minutos} />
        {tope.limiteMinutos !== null && tope.cuentanMinutos === 0 ? (
          <Text size="sm" c="dimmed">
            {t(`horas-extra.tope.no-cuenta.${compensado.como}`, { tope: time(tope.limiteMinutos) })}
          </Text>
        ) : (
          <ExtraLimit of={tope} own={{ minutos: tope.cuentanMinutos, isAgreed: false }} />
        )}
        {avisos.map((aviso) =>
          aviso === 'previa' ? null : (
            <Note key={aviso} icon={IconAlertCircle} tone="warn" words="tone">
              {t(`horas-extra.avisos-al-pedir.${aviso}`, { que })}
            </Note>
          ),
        )}
      </Stack>
    </Panel>
  );
}
