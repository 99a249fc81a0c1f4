import { useTranslation } from 'react-i18next';
import { disponibilidad, entradaDisponibilidad } from '@jornada/contract/disponibilidad.ts';
import { CLASES_DISPONIBILIDAD, type ClaseDisponibilidad } from '@jornada/domain/disponibilidad/modelo.ts';
import { DayField, HourField, SelectField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { WithDayMarks } from '../../../shared/solicitudes/with-day-marks.tsx';
import { useWeekdays } from '../use-weekdays.ts';

/** `dia`: 0 for one date. Empty hours: the whole day. */
type Values = { clase: ClaseDisponibilidad; dia: number; fecha: string; desde: string; hasta: string };
const INITIAL: Values = { clase: 'prefiere', dia: 1, fecha: '', desde: '', hasta: '' };

/** Something more to say of a day. */
export function AvailabilityForm() {
  const { t } = useTranslation();
  const weekdays = useWeekdays();
  const form = useContractForm(disponibilidad.anadir, {
    schema: entradaDisponibilidad,
    initial: INITIAL,
    names: { diaSemana: 'dia' },
    input: ({ clase, dia, fecha, desde, hasta }: Values) => ({
      clase,
      ...(dia === 0 ? { fecha: fecha || null } : { diaSemana: dia }),
      desde: desde || null,
      hasta: hasta || null,
    }),
    check: ({ dia, fecha }: Values): Record<string, string> =>
      dia === 0 && fecha === '' ? { fecha: t('disponibilidad.falta-fecha') } : {},
    sendsUnchanged: true,
    notice: t('disponibilidad.hecho'),
  });
  return (
    <Form of={form} save={t('disponibilidad.anadir')} isShort>
      <SelectField
        of={form}
        name="clase"
        label={t('disponibilidad.que')}
        options={CLASES_DISPONIBILIDAD.map((value) => ({ value, label: t(`disponibilidad.clases.${value}`) }))}
      />
      <SelectField
        of={form}
        name="dia"
        label={t('disponibilidad.dia')}
        options={[...weekdays.map((label, index) => ({ value: index + 1, label })), { value: 0, label: t('disponibilidad.una-fecha') }]}
      />
      {form.values.dia === 0 && (
        <WithDayMarks>
          <DayField of={form} name="fecha" label={t('disponibilidad.fecha')} />
        </WithDayMarks>
      )}
      <HourField of={form} name="desde" label={t('disponibilidad.desde')} description={t('disponibilidad.todo-el-dia')} />
      <HourField of={form} name="hasta" label={t('disponibilidad.hasta')} />
    </Form>
  );
}
