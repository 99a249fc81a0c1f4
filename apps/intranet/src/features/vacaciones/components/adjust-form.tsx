import { useState } from 'react';
import { Button } from '@mantine/core';
import { newUuid } from '@jornada/client';
import { entradaAjuste, vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { DayField, LongTextField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import { daysOf } from '../model/typed.ts';

const CLASES = ['ajuste', 'compensacion'] as const;

const EMPTY: { clase: (typeof CLASES)[number]; dias: string; caduca: string; motivo: string } = {
  clase: 'ajuste',
  dias: '',
  caduca: '',
  motivo: '',
};

/** Gives somebody days of a year or takes them away, with the reason. It asks before more is taken than there is. */
export function AdjustForm({ persona, ano, libres }: { persona: number; ano: number; libres: number }) {
  const { t, days } = useRequestWords();
  // For which number somebody was asked whether they mean it.
  const [asked, setAsked] = useState<string | null>(null);
  // The same key until it is saved: what is sent twice happens once.
  const [clave, setClave] = useState(newUuid);
  const form = useContractForm(vacaciones.ajustar, {
    schema: entradaAjuste,
    initial: EMPTY,
    // A text that is no number is sent as none, which the schema refuses.
    input: ({ dias, caduca, ...same }) => ({
      ...same,
      persona,
      anio: ano,
      dias: daysOf(dias) ?? Number.NaN,
      caduca: caduca === '' ? null : caduca,
      clave,
    }),
    check: ({ dias }): Record<string, string> => (daysOf(dias) === null ? { dias: t('vacaciones.gestion.no-son-dias') } : {}),
    draft: `vacaciones.ajuste.${persona}.${ano}`,
    notice: t('gestion.guardado'),
    onSaved: () => setClave(newUuid()),
  });
  const typed = form.values.dias;
  const dias = daysOf(typed) ?? 0;
  const left = Math.round((libres + dias) * 100) / 100;
  const isTooMuch = dias < 0 && left < 0;
  const asks = isTooMuch && asked === typed;
  const submit = (): void => (isTooMuch ? setAsked(typed) : form.submit());
  return (
    <Form
      of={{ ...form, submit }}
      save={t('vacaciones.gestion.anotar')}
      beside={
        asks && (
          <Button variant="default" loading={form.isBusy} onClick={() => form.submit()}>
            {t('vacaciones.gestion.anotar-igual')}
          </Button>
        )
      }
    >
      <Pair>
        <SelectField
          of={form}
          name="clase"
          label={t('vacaciones.gestion.clase')}
          options={CLASES.map((value) => ({ value, label: t(`vacaciones.saldo.lineas.${value}`) }))}
        />
        <TextField
          of={form}
          name="dias"
          inputMode="text"
          label={t('vacaciones.gestion.dias')}
          description={t('vacaciones.gestion.dias-nota')}
        />
      </Pair>
      <DayField of={form} name="caduca" toward="future" label={t('vacaciones.gestion.caduca')} />
      <LongTextField of={form} name="motivo" label={t('vacaciones.gestion.motivo')} rows={2} />
      {asks && (
        <Note icon={IconAlertCircle} tone="warn" words="ink" role="alert">
          {t('vacaciones.gestion.en-menos', { dias: days(left) })}
        </Note>
      )}
    </Form>
  );
}
