import type { ResumenCambio } from '@jornada/contract/cambio-turnos/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCash, IconCheck, IconClock, IconMoon } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useLimitWords } from '@jornada/web/limites/use-limit-words.ts';
import type { ShiftWords } from '../use-shift-words.ts';

/** Rules that keep from a change, as they are named where they hold. */
const RULES = ['descanso-diario', 'descanso-semanal', 'pausa-minima', 'trabajo-seguido', 'jornada-diaria', 'trabajo-nocturno'] as const;

type Props = { of: ResumenCambio; yo: number; people: readonly { id: number; nombre: string }[]; words: ShiftWords };

/** What a change brings besides its days: what stands in its way, warnings, hours that are paid in a way of their own, and what was checked. */
export function ChangeEffects({ of: { avisos, obstaculos, consecuencias, comprobado }, yo, people, words: { t, format, weekDay } }: Props) {
  const { nameOf, valueOf } = useLimitWords();
  const own = consecuencias.find(({ personaId }) => personaId === yo);
  const who = (personaId: number): string => (personaId === yo ? '' : (people.find(({ id }) => id === personaId)?.nombre ?? ''));
  const about = (text: string, personaId: number): string => [who(personaId), text].filter(Boolean).join(': ');
  const pay = own ? (['nocturna', 'festiva', 'dominical'] as const).filter((kind) => own.paga[kind].ahora !== own.paga[kind].luego) : [];
  const isOk = obstaculos.length === 0;
  const holds = RULES.filter((regla) => comprobado.includes(regla) && !avisos.some((one) => one.regla === regla));
  return (
    <Rows padded>
      {obstaculos.map(({ personaId, fecha, motivo, limite }) => (
        <Line key={`${personaId} ${fecha} ${motivo}`} lead={<Glyph of={IconAlertCircle} />} tone="bad" isStrong>
          <span data-tone="bad">{about(limite ? nameOf(limite.regla) : t(`cambio-turnos.motivos.${motivo}`), personaId)}</span>
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
      {isOk && holds.length > 0 && (
        <Line lead={<Glyph of={IconCheck} />} tone="accent" isStrong>
          {t('mis-turnos.vista.comprobado')}
          <small>{format.capitalize(format.list(holds.map((regla) => t(`mis-turnos.comprobado.${regla}`))))}</small>
        </Line>
      )}
    </Rows>
  );
}
