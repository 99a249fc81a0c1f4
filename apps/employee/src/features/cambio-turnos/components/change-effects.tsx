import type { ResumenCambio } from '@jornada/contract/cambio-turnos/vistas.ts';
import type { MotivoCambio } from '@jornada/domain/turnos/cambios/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCash, IconCheck, IconClock, IconMoon } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useLimitWords } from '@jornada/features/limites/use-limit-words.ts';
import type { ShiftWords } from '../use-shift-words.ts';

type Props = { of: ResumenCambio; yo: number; people: readonly { id: number; nombre: string }[]; words: ShiftWords };

/** What a change brings besides its days: what stands in its way, warnings, hours that are paid in a way of their own, and what was checked. */
export function ChangeEffects({ of: { avisos, obstaculos, consecuencias, comprobado }, yo, people, words: { t, format, weekDay } }: Props) {
  const { nameOf, valueOf } = useLimitWords();
  const own = consecuencias.find(({ personaId }) => personaId === yo);
  const who = (personaId: number): string => (personaId === yo ? '' : (people.find(({ id }) => id === personaId)?.nombre ?? ''));
  const motivoWords = (motivo: MotivoCambio, personaId: number): string =>
    personaId === yo ? t(`cambio-turnos.motivos-tuyos.${motivo}`) : t(`cambio-turnos.motivos.${motivo}`);
  const about = (text: string, personaId: number): string => [who(personaId), text].filter(Boolean).join(': ');
  const pay = own ? (['nocturna', 'festiva', 'dominical'] as const).filter((kind) => own.paga[kind].ahora !== own.paga[kind].luego) : [];
  const isOk = obstaculos.length === 0;
  return (
    <Rows padded>
      {obstaculos.map(({ personaId, fecha, motivo, limite }) => (
        <Line key={`${personaId} ${fecha} ${motivo}`} lead={<Glyph of={IconAlertCircle} />} tone="bad" isStrong>
          <span data-tone="bad">{about(limite ? nameOf(limite.regla) : motivoWords(motivo, personaId), personaId)}</span>
          <small>{[weekDay(fecha), limite && `${valueOf(limite)} (${limite.norma})`].filter(Boolean).join(', ')}</small>
        </Line>
      ))}
      {avisos.map((aviso) => (
        <Line key={`${aviso.personaId} ${aviso.fecha} ${aviso.regla}`} lead={<Glyph of={IconAlertCircle} />} tone="warn" isStrong>
          <span data-tone="warn">{about(nameOf(aviso.regla), aviso.personaId)}</span>
          <small>
            {valueOf(aviso)} ({aviso.norma})
          </small>
        </Line>
      ))}
      {own?.nochesSeguidas &&
        own.nochesSeguidas.dias > own.nochesSeguidas.maximo &&
        !avisos.some(({ regla, personaId }) => regla === 'noches-seguidas' && personaId === yo) && (
          <Line lead={<Glyph of={IconMoon} />} tone="warn" isStrong>
            <span data-tone="warn">{t('mis-turnos.vista.noches', { count: own.nochesSeguidas.dias })}</span>
            <small>{t('mis-turnos.vista.noches-voluntarias', { dias: format.number(own.nochesSeguidas.maximo) })}</small>
          </Line>
        )}
      {own &&
        pay.map((kind) => {
          const { ahora, luego } = own.paga[kind];
          return (
            <Line
              key={kind}
              lead={<Glyph of={kind === 'nocturna' ? IconMoon : IconCash} />}
              isStrong
              end={
                <>
                  <b>{format.balance(luego - ahora)}</b>
                  <small>{t('mis-turnos.vista.de-a', { antes: format.duration(ahora), luego: format.durationWithUnit(luego) })}</small>
                </>
              }
            >
              {t(`mis-turnos.paga.${kind}`)}
              <small>{t('mis-turnos.paga.plus')}</small>
            </Line>
          );
        })}
      {own && own.minutos.ahora !== own.minutos.luego && (
        <Line lead={<Glyph of={IconClock} />} isStrong end={<b>{format.balance(own.minutos.luego - own.minutos.ahora)}</b>}>
          {t('mis-turnos.vista.horas')}
        </Line>
      )}
      {isOk && comprobado.length > 0 && (
        <Line lead={<Glyph of={IconCheck} />} tone="accent" isStrong>
          {t(avisos.length === 0 ? 'mis-turnos.vista.comprobado' : 'mis-turnos.vista.lo-demas')}
          <small>{t('mis-turnos.vista.comprobado-que')}</small>
        </Line>
      )}
    </Rows>
  );
}
