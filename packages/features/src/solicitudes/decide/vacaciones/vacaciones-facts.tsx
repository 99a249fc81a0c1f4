import { Text } from '@mantine/core';
import type { VacacionesVista } from '@jornada/contract/vacaciones/calls.ts';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { balanceParts } from '../../balance-parts.ts';
import { RequestTeam } from '../../request-team.tsx';
import { useRequestWords } from '../../use-request-words.ts';
import { YearBalance } from '../../year-balance.tsx';

/** Whether a request takes days, or asks for them; in other states it does neither. */
const HOW: Partial<Record<EstadoSolicitud, 'pedida' | 'aprobada'>> = {
  pendiente: 'pedida',
  'en-curso': 'pedida',
  aprobada: 'aprobada',
  'anulacion-solicitada': 'aprobada',
};

/** What one should know before one decides about vacations: what is left, who else is away, and where days went. */
export function VacacionesFacts({ vista }: { vista: VacacionesVista }) {
  const { t, format, days } = useRequestWords();
  const { saldo, saldos, cuenta, equipo, estado } = vista;
  const { usados } = balanceParts(saldo);
  const taken = saldo.lineas.filter(({ clase }) => clase === 'disfrutado' || clase === 'aprobado');
  // That too few would be there is the headline of the team.
  const explained = vista.avisos.filter((aviso) => aviso !== 'bajo-minimo');
  const short = equipo.quedan.filter(({ bajoMinimo }) => bajoMinimo);
  return (
    <>
      <section>
        {explained.map((aviso) => (
          <Note key={aviso} icon={IconAlertCircle} tone="warn" words="ink" mb="sm">
            {t(`solicitudes.decidir.explicadas.${aviso}`, { dias: days(vista.avisoDias) })}
          </Note>
        ))}
        {saldos.map((one) => (
          <div key={one.ano}>
            <h3>
              {saldos.length > 1 && `${one.ano} · `}
              {leftOf(one)}
            </h3>
            <YearBalance of={one} as={HOW[estado] ?? 'nada'} />
            {estado === 'anulacion-solicitada' && (
              <Text mt="xs">{t('solicitudes.decidir.si-se-anula', { count: one.antes, dias: days(one.antes) })}</Text>
            )}
          </div>
        ))}
        {saldo.caduca && (
          <Text size="sm" c="dimmed" mt="xs">
            {t('solicitudes.decidir.caducan', {
              count: saldo.caduca.dias,
              dias: days(saldo.caduca.dias),
              dia: format.date(saldo.caduca.fecha, 'day'),
            })}
          </Text>
        )}
      </section>
      {equipo.quedan.length > 0 && (
        <section>
          {short.length > 0 ? (
            <Note icon={IconAlertCircle} tone="warn" words="tone" fw={600} fz="lg" mb="xs">
              {t('solicitudes.decidir.bajo-minimo', { dias: format.list(short.map(({ fecha }) => format.date(fecha, 'weekdayDay'))) })}
            </Note>
          ) : (
            <h3>
              {equipo.fuera.length === 0
                ? t('solicitudes.decidir.nadie-fuera')
                : t('solicitudes.decidir.fuera', { count: equipo.fuera.length })}
            </h3>
          )}
          <RequestTeam
            equipo={equipo}
            asked={cuenta.detalle.filter(({ dias }) => dias > 0).map(({ fecha }) => fecha)}
            persona={vista.persona.nombre.split(' ')[0] ?? ''}
          />
        </section>
      )}
      {taken.length > 0 && (
        <section>
          <h3>{t('solicitudes.decidir.usados', { count: usados, dias: format.number(usados) })}</h3>
          <Rows padded>
            {taken.map(({ desde, hasta, dias, clase }) => (
              <Line key={`${clase}${desde}`} end={days(-dias)}>
                {format.dayRange(desde, hasta)} <small>{t(`vacaciones.saldo.lineas.${clase}`)}</small>
              </Line>
            ))}
          </Rows>
        </section>
      )}
    </>
  );

  function leftOf({ antes, despues }: VacacionesVista['saldos'][number]): string {
    if (HOW[estado] === 'pedida') return t('solicitudes.decidir.quedarian', { count: despues, dias: days(despues) });
    const left = HOW[estado] === 'aprobada' ? despues : antes;
    return t('solicitudes.decidir.quedan', { count: left, dias: days(left) });
  }
}
