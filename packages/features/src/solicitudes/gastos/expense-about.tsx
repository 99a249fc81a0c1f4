import { Text } from '@mantine/core';
import type { GastoVista } from '@jornada/contract/gastos/vistas.ts';
import { useExpenseWords } from './use-expense-words.ts';

/** The line under the title of an expense: how much, what for and when, and whether it is paid. */
export function ExpenseAbout({ of: { importe, campos, tipo, pagada, persona }, isOthers = false }: { of: GastoVista; isOthers?: boolean }) {
  const { t, euros, shortDay, longDay } = useExpenseWords();
  const parts = [
    isOthers && persona.nombre,
    !isOthers && importe && euros(importe.totalCentimos),
    tipo?.nombre ?? t(`gastos.clases.${campos.clase}`),
    !isOthers && campos.dia && shortDay(campos.dia),
  ];
  return (
    <Text span c="dimmed">
      {parts.filter(Boolean).join(' · ')}
      {pagada && (
        <Text span display="block" data-tone="accent">
          {importe && importe.aCobrarCentimos > 0
            ? t(isOthers ? 'gastos.pagado-el-otra' : 'gastos.pagado-el', {
                importe: euros(importe.aCobrarCentimos),
                dia: longDay(pagada),
              })
            : t('gastos.pagado-nada', { dia: longDay(pagada) })}
        </Text>
      )}
    </Text>
  );
}
