import { Text } from '@mantine/core';
import type { PermisoVista } from '@jornada/contract/permisos/vistas.ts';
import { IconFlag } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { awayHours } from './away-hours.ts';
import { usePermitWords } from './use-permit-words.ts';

/** A line under the name of a permit: its days, how much, and when the person is back. */
export function PermitLine({ vista, who }: { vista: PermisoVista; /** Whose it is, where somebody else reads it. */ who?: string }) {
  const { t, format, longDay, span, amountOf } = usePermitWords();
  const { cuenta, minutos, horaInicio, desde, hasta } = vista;
  const away = awayHours({ inicio: horaInicio, minutos }, format);
  const hours = away && t('permisos.vista.de-a', away);
  const { unidad, total, vuelve } = cuenta;
  const eachDay = minutos !== null && desde !== hasta && t('permisos.vista.cada-dia', { horas: format.durationWithUnit(minutos) });
  const back = vuelve && t(who ? 'vacaciones.vuelve' : 'vacaciones.vuelves', { dia: longDay(vuelve) });
  return (
    <Text c="dimmed">
      {(who ? [who, amountOf(unidad, total), eachDay, hours, back] : [span(vista), amountOf(unidad, total), eachDay, hours, back])
        .filter(Boolean)
        .join(', ')}
    </Text>
  );
}

/** The days in a permit that do not count, or count although they are free, or take something else than when it was sent. */
export function PermitDayNotes({ of: { cuenta, recontados } }: { of: Pick<PermisoVista, 'cuenta' | 'recontados'> }) {
  const { t, shortDay, amountOf } = usePermitWords();
  const { detalle, unidad } = cuenta;
  const holidays = detalle.filter(({ festivo, porque }) => festivo !== null && (porque === 'festivo' || porque === 'natural'));
  const free = detalle.filter(({ porque }) => porque === 'descanso').length;
  if (holidays.length === 0 && recontados.length === 0 && (free === 0 || unidad === 'minutos')) return null;
  return (
    <div>
      {holidays.map(({ fecha, festivo, cantidad }) => (
        <Note key={fecha} icon={IconFlag}>
          {t(cantidad > 0 ? 'permisos.porque.festivo-cuenta' : 'permisos.porque.festivo', {
            dia: shortDay(fecha),
            festivo: festivo ?? '',
          })}
        </Note>
      ))}
      {recontados.map(({ fecha, antes, ahora }) => (
        <Note key={`recuento ${fecha}`} icon={IconFlag}>
          {t('permisos.porque.recontado', {
            dia: shortDay(fecha),
            antes: amountOf(unidad, antes),
            ahora: amountOf(unidad, ahora),
          })}
        </Note>
      ))}
      {free > 0 && unidad === 'dias' && <Note icon={IconFlag}>{t('permisos.porque.libres', { count: free })}</Note>}
    </div>
  );
}
