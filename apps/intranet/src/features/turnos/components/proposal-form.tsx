import { useState } from 'react';
import { Button, NumberInput, Stack } from '@mantine/core';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import '@jornada/ui/theme/mantine-rare.css';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { ALCANCES_PROPUESTA, SEGUNDOS_PROPUESTA, turnos, type PesosPropuesta } from '@jornada/contract/turnos/calls.ts';
import { useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { useTranslation } from 'react-i18next';

type Input = EntradaDe<typeof turnos.proponer>;
type Props = { pesos: PesosPropuesta; where: Pick<Input, 'desde' | 'hasta' | 'centroId' | 'departamentoId'>; onBegun: () => void };

const WEIGHTS = [
  'falta',
  'sobra',
  'contrato',
  'noches',
  'fines',
  'festivos',
  'deseos',
] as const satisfies readonly (keyof PesosPropuesta)[];

/** What is filled, how long it may take, and what each thing costs that is not as it should be. */
export function ProposalForm({ pesos, where, onBegun }: Props) {
  const { t } = useTranslation();
  const [que, setQue] = useState<Input['que']>('huecos');
  const [horas, setHoras] = useState(0);
  const [segundos, setSegundos] = useState<number>(SEGUNDOS_PROPUESTA.normal);
  const [weights, setWeights] = useState(pesos);
  const sending = useSend(turnos.proponer, { once: true, onSuccess: onBegun });
  const number = (label: string, value: number, most: number, onChange: (value: number) => void, least = 0) => (
    <NumberInput
      key={label}
      size="lg"
      label={label}
      min={least}
      max={most}
      clampBehavior="strict"
      allowDecimal={false}
      value={value}
      onChange={(next) => onChange(Math.max(least, Number(next) || 0))}
    />
  );
  return (
    <Stack>
      <Hint>{t('plan-turnos.propuesta.nota')}</Hint>
      <SegmentChoice
        aria-label={t('plan-turnos.propuesta.que')}
        value={que}
        onChoose={setQue}
        options={ALCANCES_PROPUESTA.map((value) => ({ value, label: t(`plan-turnos.propuesta.alcances.${value}`) }))}
      />
      {number(t('plan-turnos.propuesta.margen'), horas, 40, setHoras)}
      {number(t('plan-turnos.propuesta.segundos'), segundos, SEGUNDOS_PROPUESTA.maximo, setSegundos, SEGUNDOS_PROPUESTA.minimo)}
      <fieldset>
        <legend>{t('plan-turnos.propuesta.pesos')}</legend>
        <Stack mt="xs">
          {WEIGHTS.map((one) =>
            number(t(`plan-turnos.propuesta.peso.${one}`), weights[one], 1000, (value) => setWeights({ ...weights, [one]: value })),
          )}
        </Stack>
      </fieldset>
      <Problem error={sending.error} />
      <Button
        size="xl"
        loading={sending.isPending}
        onClick={() => sending.mutate({ ...where, que, margenMinutos: horas * 60, segundos, pesos: weights })}
      >
        {t('plan-turnos.propuesta.empezar')}
      </Button>
    </Stack>
  );
}
