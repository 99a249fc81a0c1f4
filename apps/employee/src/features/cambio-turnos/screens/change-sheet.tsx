import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { lunesDe } from '@jornada/domain/horario/calendario.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { ChangeFoot } from '../components/change-foot.tsx';
import { ChangePeople } from '../components/change-people.tsx';
import { WeekStrip } from '../components/week-strip.tsx';
import type { OwnDay } from '../model/fold.ts';
import { nothingToGive } from '../model/nothing-to-give.ts';
import { useChangeForm } from '../use-change-form.ts';
import { useShiftWords } from '../use-shift-words.ts';

/** Changing a shift, in one sheet: which day, with whom, what it would mean. Its two addresses are before and after somebody is chosen. */
export function ChangeSheet() {
  const form = useChangeForm();
  const { choice, weeks, shifts } = form;
  const words = useShiftWords(shifts);
  const { t, format, weekDay, nameOf, today } = words;
  const isDesktop = useIsDesktop();
  const navigate = useNavigate();
  const count = isDesktop ? 2 : 1;
  const nothing = weeks.data ? nothingToGive(weeks.data) : null;
  const says = (): string => {
    const { days } = choice;
    const [first] = days;
    const day = weeks.data?.semanas.flatMap(({ dias }) => dias).find(({ fecha }) => fecha === first);
    if (first === undefined || !day) return t('mis-turnos.formulario.elige');
    const turno = nameOf(day.partes);
    if (days.length === 1) return t('mis-turnos.formulario.das', { dia: weekDay(first), turno });
    return t('mis-turnos.formulario.das-semana', { dias: format.dayRange(first, days.at(-1) ?? first, today), turno });
  };
  return (
    <Sheet
      title={t('mis-turnos.cambiar')}
      closeLabel={t('solicitudes.cerrar')}
      isWide
      onClose={() => void navigate({ to: '/cambio-turnos-list', resetScroll: false })}
      foot={choice.fechas !== undefined && nothing === null && <ChangeFoot form={form} words={words} />}
    >
      <Loaded query={weeks} problem={t('mis-turnos.error')}>
        {({ semanas, hoy }) => {
          if (nothing === 'sin-publicar') return <EmptyState title={t('mis-turnos.vacia.titulo')} text={t('mis-turnos.vacia.texto')} />;
          if (nothing !== null) return <EmptyState title={t('mis-turnos.nada.titulo')} text={t(`mis-turnos.nada.${nothing}`)} />;
          const free = semanas.flatMap(({ dias }) => dias).find(({ impedimento }) => impedimento === null);
          const monday = choice.semana ?? lunesDe(choice.days[0] ?? free?.fecha ?? hoy);
          return (
            <Stack gap="md">
              <WeekStrip
                weeks={semanas}
                monday={monday}
                count={count}
                chosen={choice.days}
                says={says()}
                shifts={shifts}
                words={words}
                onWeek={choice.chooseWeek}
                onDay={(day, week) => choice.chooseDays(tap(choice.days, day.fecha, week), monday)}
              />
              {choice.fechas !== undefined && <ChangePeople form={form} words={words} />}
            </Stack>
          );
        }}
      </Loaded>
    </Sheet>
  );
}

const canGive = (day: OwnDay): boolean => day.impedimento === null;

/**
 * What a tap on a day of the strip chooses. The first chooses that day, the second on it extends to all of the week that can be given, the third
 * clears. Of a chosen week a tap on another day begins anew with that day.
 */
function tap(chosen: readonly string[], fecha: string, week: readonly OwnDay[]): string[] {
  if (!chosen.includes(fecha)) return [fecha];
  const all = week.filter(canGive).map((day) => day.fecha);
  return chosen.length === 1 && all.length > 1 ? all : [];
}
