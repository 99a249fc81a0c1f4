import { Text } from '@mantine/core';
import type { VacacionesVista } from '@jornada/contract/vacaciones/calls.ts';
import { BalanceTicks } from '@jornada/ui/balance/balance-ticks.tsx';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { balanceParts } from '../balance-parts.ts';
import { RequestStory } from '../request-story.tsx';
import { RequestTeam } from '../request-team.tsx';
import { useRequestWords } from '../use-request-words.ts';
import classes from './decide.module.css';

/** What one should know before one decides about vacations: what is left, who else is away, the words, where days went, and the history. */
export function VacacionesFacts({ vista }: { vista: VacacionesVista }) {
  const { t, format, days } = useRequestWords();
  const { saldo, cuenta, equipo, comentario, id } = vista;
  const number = (value: number): string => format.number(value);
  const parts = balanceParts(saldo);
  // The balance has this request among its lines while it waits; what others ask for counts as used here.
  const isIn = saldo.lineas.some(({ solicitudId, clase }) => solicitudId === id && clase === 'pedido');
  const others = isIn ? parts.pedidos - cuenta.dias : parts.pedidos;
  const libres = isIn || vista.estado !== 'pendiente' ? parts.libres : parts.libres - cuenta.dias;
  const isOpen = vista.espera !== null && vista.estado !== 'anulacion-solicitada';
  const asked = isOpen ? cuenta.dias : 0;
  const used = parts.usados + others;
  const taken = saldo.lineas.filter(({ clase }) => clase === 'disfrutado' || clase === 'aprobado');
  // That too few would be there is the headline of the team.
  const explained = vista.avisos.filter((aviso) => aviso !== 'bajo-minimo');
  const short = equipo.quedan.filter(({ bajoMinimo }) => bajoMinimo);
  return (
    <div className={classes.facts}>
      <section>
        {explained.map((aviso) => (
          <Note key={aviso} icon={IconAlertCircle} tone="warn" words="ink" mb="sm">
            {t(`solicitudes.decidir.explicadas.${aviso}`, { dias: days(vista.avisoDias) })}
          </Note>
        ))}
        <h3>{t(isOpen ? 'solicitudes.decidir.quedarian' : 'solicitudes.decidir.quedan', { count: libres, dias: days(libres) })}</h3>
        <BalanceTicks
          parts={{ usados: used, pedidos: asked, libres }}
          words={{
            usados: t('vacaciones.arco.usados', { count: used, dias: number(used) }),
            pedidos: asked > 0 ? t('solicitudes.decidir.en-esta', { dias: number(asked) }) : '',
            libres: t('vacaciones.consecuencias.libres', { count: libres, dias: number(libres) }),
          }}
        />
        {saldo.caduca && (
          <Text size="sm" c="dimmed" mt="xs">
            {t('solicitudes.decidir.caducan', {
              count: saldo.caduca.dias,
              dias: days(saldo.caduca.dias),
              dia: format.date(saldo.caduca.fecha, 'day'),
            })}
          </Text>
        )}
        {comentario && (
          <div className={classes.written}>
            <h3>{t('solicitudes.decidir.escrito')}</h3>
            <Text mt="xs">{t('solicitudes.cita', { texto: comentario })}</Text>
          </div>
        )}
      </section>
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
        {equipo.quedan.length > 0 && (
          <RequestTeam
            equipo={equipo}
            asked={cuenta.detalle.filter(({ dias }) => dias > 0).map(({ fecha }) => fecha)}
            persona={vista.persona.nombre.split(' ')[0] ?? ''}
          />
        )}
      </section>
      {taken.length > 0 && (
        <section>
          <h3>{t('solicitudes.decidir.usados', { count: parts.usados, dias: number(parts.usados) })}</h3>
          <Rows padded>
            {taken.map(({ desde, hasta, dias, clase }) => (
              <Line key={`${clase}${desde}`} end={days(-dias)}>
                {format.dayRange(desde, hasta)} <small>{t(`vacaciones.saldo.lineas.${clase}`)}</small>
              </Line>
            ))}
          </Rows>
        </section>
      )}
      <section>
        <h3>{t('solicitudes.historia.titulo')}</h3>
        <RequestStory of={vista} isOwn={false} />
      </section>
    </div>
  );
}
