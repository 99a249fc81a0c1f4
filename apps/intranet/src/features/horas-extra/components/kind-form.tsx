import { useTranslation } from 'react-i18next';
import { entradaTipologia, horasExtra, type TipologiaGestionada } from '@jornada/contract/horas-extra/calls.ts';
import { CLASES_EXTRA, COTIZACIONES_EXTRA, MODOS_EXTRA } from '@jornada/domain/horas-extra/modelo.ts';
import { DayField, NumberField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

type Props = { kind: TipologiaGestionada | null; onSaved?: (saved: TipologiaGestionada) => void };

/** A kind of overtime from a day on. */
export function KindForm({ kind, onSaved }: Props) {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const { dayOf } = useFormat();
  const form = useContractForm(horasExtra.guardarTipologia, {
    schema: entradaTipologia,
    initial: {
      desde: dayOf(clock.now().toString()),
      nombre: kind?.nombre ?? '',
      clase: kind?.clase ?? CLASES_EXTRA[0],
      modo: kind?.modo ?? MODOS_EXTRA[0],
      pagoPorCien: kind?.pagoPorCien ?? 100,
      descansoPorHora: kind?.descansoPorHora ?? 60,
      cuentaTope: kind?.cuentaTope ?? true,
      cotizacion: kind ? kind.cotizacion : 'ordinaria',
      activa: kind?.activa ?? true,
    },
    input: ({ nombre, desde, pagoPorCien, descansoPorHora, ...same }) => ({
      ...same,
      ...(kind && { id: kind.id, version: kind.desde === desde ? kind.version : 0 }),
      desde,
      nombre: nombre.trim() === '' ? null : nombre.trim(),
      // An empty field is no number, which the schema refuses.
      pagoPorCien: pagoPorCien ?? Number.NaN,
      descansoPorHora: descansoPorHora ?? Number.NaN,
    }),
    draft: `horas-extra.tipologia.${kind?.id ?? 'nueva'}`,
    sendsUnchanged: false,
    notice: t('gestion.guardado'),
    ...(onSaved && { onSaved }),
  });
  return (
    <Form of={form} save={t('horas-extra.gestion.guardar')}>
      <DayField of={form} name="desde" isKept label={t('horas-extra.gestion.valen-desde')} />
      <Pair>
        <TextField of={form} name="nombre" label={t('horas-extra.gestion.nombre')} description={t('horas-extra.gestion.nombre-nota')} />
        <SelectField
          of={form}
          name="clase"
          label={t('horas-extra.gestion.clase')}
          options={CLASES_EXTRA.map((value) => ({ value, label: t(`horas-extra.clases.${value}`) }))}
        />
      </Pair>
      <SelectField
        of={form}
        name="modo"
        label={t('horas-extra.gestion.modo')}
        options={MODOS_EXTRA.map((value) => ({ value, label: t(`horas-extra.gestion.modos.${value}`) }))}
      />
      <Pair>
        <NumberField of={form} name="pagoPorCien" label={t('horas-extra.gestion.pago')} />
        <NumberField of={form} name="descansoPorHora" label={t('horas-extra.gestion.descanso')} />
      </Pair>
      <SelectField
        of={form}
        name="cotizacion"
        label={t('horas-extra.gestion.cotizacion')}
        options={[
          { value: null, label: t('horas-extra.gestion.cotizaciones.ninguna') },
          ...COTIZACIONES_EXTRA.map((value) => ({ value, label: t(`horas-extra.gestion.cotizaciones.${value}`) })),
        ]}
      />
      <SwitchField of={form} name="cuentaTope" label={t('horas-extra.gestion.cuenta')} />
      <SwitchField of={form} name="activa" label={t('horas-extra.gestion.activa')} />
    </Form>
  );
}
