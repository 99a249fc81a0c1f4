import { useTranslation } from 'react-i18next';
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { SUBTIPOS, type PausaPrevista, type Subtipo } from '@jornada/domain/horario/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconTrash } from '@jornada/ui/icons.ts';
import { HourInput } from '@jornada/web/fields/hour-input.tsx';
import { pauseMessage, type Defect } from '../model/defect.ts';
import classes from '../horarios.module.css';

const PAUSES = SUBTIPOS.filter((one) => one === 'comida' || one === 'cafe' || one === 'personal' || one === 'medico');

type Props = { pausas: readonly PausaPrevista[]; defect: Defect | null; onChange: (pausas: PausaPrevista[]) => void };

/** The pauses of a shift: purpose, time (or any time), length. Meals are unpaid, coffees are paid. */
export function Pauses({ pausas, defect, onChange }: Props) {
  const { t } = useTranslation();
  const put = (index: number, change: Partial<PausaPrevista>) =>
    onChange(pausas.map((pausa, at) => (at === index ? { ...pausa, ...change } : pausa)));
  return (
    <>
      {Array.from(pausas.entries(), ([index, pausa]) => (
        <div key={`${index}${pausas.length}`} className={classes.pause}>
          <NativeSelect
            label={t('horarios.pausa')}
            value={pausa.subtipo}
            data={PAUSES.map((one) => ({ value: one, label: t(`tipos.subtipos.${one}`) }))}
            onChange={(event) => {
              const subtipo = event.currentTarget.value as Subtipo;
              put(index, { subtipo, pagada: subtipo === 'cafe' });
            }}
          />
          <HourInput
            label={t('horarios.pausa-hora')}
            value={pausa.inicio ?? ''}
            error={pauseMessage(defect, index).inicio}
            onChange={(hora) => put(index, { inicio: hora || null })}
          />
          <TextInput
            inputMode="numeric"
            label={t('horarios.minutos')}
            value={String(pausa.minutos)}
            error={pauseMessage(defect, index).minutos}
            onChange={(event) => put(index, { minutos: Math.min(600, Number(event.currentTarget.value.replace(/\D/g, '')) || 1) })}
          />
          <ActionIcon aria-label={t('horarios.quitar-pausa')} onClick={() => onChange(pausas.filter((_, at) => at !== index))}>
            <Glyph of={IconTrash} />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        mt="xs"
        onClick={() => onChange([...pausas, { subtipo: 'comida', inicio: null, minutos: 30, pagada: false }])}
      >
        {t('horarios.anadir-pausa')}
      </Button>
    </>
  );
}
