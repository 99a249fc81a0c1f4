import { useState } from 'react';
import { Button, NumberInput, Stack, TextInput } from '@mantine/core';
import '@jornada/ui/theme/mantine-rare.css';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { countOf } from '../model/area.ts';
import { readPattern, rotate } from '../model/fill.ts';
import { useDayWords } from '../use-day-words.ts';
import type { Desk } from '../use-desk.ts';

/** Fills the chosen days with a row of shifts that repeats; each person may begin it some days later than the one above. */
export function PatternSheet({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { t } = useDayWords(desk.shifts);
  const [typed, setTyped] = useState('');
  const [step, setStep] = useState(0);
  const { strokes, faults } = readPattern(typed, desk.choices);
  const { area } = desk;
  const people = area.bottom - area.top + 1;
  const codes = desk.choices.map(({ shift }) => `${shift.codigo} ${shift.nombre}`);
  return (
    <Sheet
      title={t('plan-turnos.rellenar-titulo')}
      closeLabel={t('plan-turnos.cerrar')}
      onClose={onClose}
      foot={
        <Button
          size="xl"
          fullWidth
          disabled={strokes.length === 0 || faults.length > 0}
          onClick={() => {
            desk.put(rotate(strokes, step, area));
            onClose();
          }}
        >
          {t('plan-turnos.rellenar-dias', { count: countOf(area) })}
        </Button>
      }
    >
      <Stack>
        <Hint>{t('plan-turnos.rellenar-nota', { codigos: codes.join(', ') })}</Hint>
        <TextInput
          size="lg"
          label={t('plan-turnos.patron')}
          placeholder={t('plan-turnos.patron-ejemplo')}
          value={typed}
          maxLength={400}
          error={faults.length > 0 ? t('plan-turnos.patron-fallo', { palabra: faults[0]?.word }) : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {people > 1 && (
          <NumberInput
            size="lg"
            label={t('plan-turnos.paso')}
            description={t('plan-turnos.paso-nota')}
            min={0}
            max={60}
            allowDecimal={false}
            value={step}
            onChange={(value) => setStep(Number(value) || 0)}
          />
        )}
      </Stack>
    </Sheet>
  );
}
