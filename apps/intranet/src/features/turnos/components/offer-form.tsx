import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { entradaOfrecer } from '@jornada/contract/cambio-turnos/ofertas.ts';
import { turnos } from '@jornada/contract/turnos/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { DayField, HourField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { offerInput, offerValues, type OfferNeed } from '../model/offer-values.ts';

type Named = { id: number; nombre: string };

/** As many people at once as the plan reads: their schedules have the shifts to choose from. */
const MOST = 300;

type Props = {
  centros: readonly Named[];
  /** The day that the form begins with. */
  hoy: string;
  /** What is missing in the plan. */
  need?: OfferNeed | undefined;
  onSaved: () => void;
};

/** An open shift of the company: where, when, which one, and who is to have it. */
export function OfferForm({ centros, hoy, need, onSaved }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [centroId, setCentro] = useState(centros[0]?.id ?? 0);
  const legend = useRead(turnos.plan, { desde: hoy, hasta: hoy, centroId, limit: MOST }, { keeps: true });
  const shifts = (legend.data?.turnos ?? []).filter(({ delHorario }) => delHorario);
  const form = useContractForm(cambioTurnos.ofrecer, {
    schema: entradaOfrecer,
    initial: offerValues(centros[0]?.id ?? 0, hoy, need),
    names: { 'partes.0.turno.inicio': 'inicio', 'partes.0.turno.fin': 'fin' },
    input: (values) => offerInput(values, shifts, t('plan-turnos.ofrecidos.nuevo.suelto')),
    notice: t('plan-turnos.ofrecidos.nuevo.hecho'),
    isOnce: true,
    onSaved,
  });
  const { turno } = form.values;
  return (
    <Form of={form} save={t('plan-turnos.ofrecidos.nuevo.ofrecer')}>
      {centros.length > 1 && (
        <SelectField
          of={form}
          name="centroId"
          label={t('personas.campos.centro')}
          options={centros.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          onChoose={setCentro}
        />
      )}
      <DayField of={form} name="fecha" label={t('plan-turnos.ofrecidos.nuevo.dia')} />
      <SelectField
        of={form}
        name="turno"
        label={t('plan-turnos.ofrecidos.nuevo.turno')}
        options={[
          { value: null, label: t('plan-turnos.ofrecidos.nuevo.otras-horas') },
          ...shifts.map(({ clave, nombre, inicio, fin }) => ({
            value: clave,
            label: `${nombre}, ${format.wallHour(inicio)} – ${format.wallHour(fin)}`,
          })),
        ]}
      />
      {!shifts.some(({ clave }) => clave === turno) && (
        <Pair>
          <HourField of={form} name="inicio" label={t('plan-turnos.necesidades.desde-hora')} />
          <HourField of={form} name="fin" label={t('plan-turnos.necesidades.hasta-hora')} />
        </Pair>
      )}
      <SelectField
        of={form}
        name="elige"
        label={t('plan-turnos.ofrecidos.nuevo.quien')}
        options={(['primero', 'responsable'] as const).map((value) => ({ value, label: t(`plan-turnos.ofrecidos.nuevo.${value}`) }))}
      />
      <TextField of={form} name="comentario" label={t('plan-turnos.ofrecidos.nuevo.comentario')} />
    </Form>
  );
}
