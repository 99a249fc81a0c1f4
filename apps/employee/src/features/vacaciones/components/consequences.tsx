import { Stack, Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import type { ConsecuenciasVista } from '@jornada/contract/vacaciones/vistas.ts';
import { IconAlertCircle, IconUsers } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { DayNotes } from '@jornada/features/solicitudes/counted-days.tsx';
import { RequestTeam } from '@jornada/features/solicitudes/request-team.tsx';
import { YearBalance } from '@jornada/features/solicitudes/year-balance.tsx';
import { ShortDay } from '@jornada/features/solicitudes/short-day.tsx';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import { ToldConsequences } from '@jornada/features/solicitudes/told-consequences.tsx';

type Props = { query: { data: SalidaDe<typeof vacaciones.nuevo> | undefined; error: unknown; refetch: () => unknown } };

/** What a request would mean, before it is sent: days, balance, who else is away, and what stands in its way. */
export function Consequences({ query }: Props) {
  return <ToldConsequences query={query}>{(told) => <Told of={told} avisoDias={query.data?.politica.avisoDias ?? 0} />}</ToldConsequences>;
}

function Told({ of, avisoDias }: { of: ConsecuenciasVista; avisoDias: number }) {
  const { t, format, days } = useRequestWords();
  const { cuenta, saldos, equipo, obstaculos, avisos } = of;
  const number = (value: number): string => format.number(value);
  const [first] = saldos;
  const asked = cuenta.detalle.filter(({ dias }) => dias > 0).map(({ fecha }) => fecha);
  const leaves = ({ despues }: { despues: number }): string => {
    const quedan = t('vacaciones.consecuencias.quedan', { count: despues, dias: number(despues) });
    if (cuenta.dias === 0.5) return t('vacaciones.consecuencias.dejan-medio', { quedan });
    return t('vacaciones.consecuencias.dejan', { count: cuenta.dias, dias: number(cuenta.dias), quedan });
  };
  const title =
    saldos.length === 1 && first && obstaculos.length === 0
      ? leaves(first)
      : t('vacaciones.consecuencias.son', { count: cuenta.dias, dias: days(cuenta.dias) });
  return (
    <Panel as="section" kind="ground" aria-live="polite">
      <Stack gap="md">
        <Text component="h3" fz="xl" lh="xl" fw={600}>
          {title}
        </Text>
        {obstaculos.map(({ codigo, faltan }) => (
          <Note key={codigo} icon={IconAlertCircle} tone="bad" words="tone">
            {t(`vacaciones.obstaculos.${codigo}`, { faltan: faltan === null ? '' : days(faltan) })}
          </Note>
        ))}
        {saldos.map((saldo) => (
          <div key={saldo.ano}>
            {saldos.length > 1 && (
              <Text fw={550}>{t('vacaciones.consecuencias.de-ano', { ano: saldo.ano, quedan: days(saldo.despues) })}</Text>
            )}
            <YearBalance of={saldo} as="pedida" />
          </div>
        ))}
        <DayNotes cuenta={cuenta} />
        {avisos.map((aviso) =>
          aviso === 'bajo-minimo' ? null : (
            <Note key={aviso} icon={IconAlertCircle} tone="warn" words="tone">
              {t(`vacaciones.avisos-al-pedir.${aviso}`, { dias: days(avisoDias) })}
            </Note>
          ),
        )}
        {equipo.quedan.length > 0 && (
          <Stack gap="xs">
            <Note icon={IconUsers} words="ink" tone={equipo.fuera.length > 0 ? 'warn' : undefined} fw={550}>
              {equipo.fuera.length === 0 ? t('solicitudes.equipo.nadie') : t('solicitudes.equipo.cuantos', { count: equipo.fuera.length })}
            </Note>
            {equipo.fuera.length > 0 && <RequestTeam equipo={equipo} asked={asked} />}
            <ShortDay equipo={equipo} />
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
