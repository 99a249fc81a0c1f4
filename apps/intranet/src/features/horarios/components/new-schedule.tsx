import { useTranslation } from 'react-i18next';
import { empresa } from '@jornada/contract/empresa.ts';
import { entradaHorario, horarios, type DefinicionHorario, type HorarioGestionado } from '@jornada/contract/horarios.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useRead } from '@jornada/web/calls.ts';
import { DayField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { checkDefinition } from '../model/defect.ts';
import { definicionDe, PLANTILLAS, type PlantillaHorario } from '../model/templates.ts';
import { DefinitionFields } from './definition-fields.tsx';
import { NEW_SCHEDULE } from './previews.tsx';

const COURTESY = 5;

/** A new schedule from a template, which can be changed first. `named`: its name, if another page has given it. */
export function NewSchedule({ named, onSaved }: { named: string; onSaved: (saved: HorarioGestionado) => void }) {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const format = useFormat('UTC');
  const { zone } = useFormat();
  const settings = useRead(empresa.ver, {});
  const hoy = clock.now().toZonedDateTimeISO(zone).toPlainDate();
  const names = {
    dia: t('horarios.nombres.dia'),
    manana: t('horarios.nombres.manana'),
    tarde: t('horarios.nombres.tarde'),
    noche: t('horarios.nombres.noche'),
  };
  const make = (plantilla: PlantillaHorario) =>
    definicionDe(plantilla, { names, hoy: hoy.toString(), cortesiaMinutos: settings.data?.ajustes.cortesiaMinutos ?? COURTESY });
  const first: PlantillaHorario = 'oficina';
  const begin = { nombre: named, desde: hoy.with({ month: 1, day: 1 }).toString(), definicion: make(first) };
  const initial: typeof begin & { plantilla: PlantillaHorario } = { ...begin, plantilla: first };
  const form = useContractForm(horarios.crear, {
    schema: entradaHorario,
    initial,
    input: ({ plantilla: _begun, ...same }) => same,
    check: ({ definicion: typed }) => checkDefinition(typed, { t, format }),
    draft: 'horario.nuevo',
    notice: t('gestion.guardado'),
    onSaved,
  });
  const { plantilla } = form.values;
  const definicion = form.field<DefinicionHorario>('definicion');
  return (
    <Form of={form} save={t('horarios.crear')}>
      <DefinitionFields begun={plantilla} desde={hoy.toString()} value={definicion.value} of={NEW_SCHEDULE} onChange={definicion.set}>
        <SelectField
          of={form}
          name="plantilla"
          label={t('horarios.plantilla')}
          options={PLANTILLAS.map((value) => ({ value, label: t(`horarios.plantillas.${value}`) }))}
          onChoose={(chosen) => definicion.set(make(chosen))}
        />
        <TextField of={form} name="nombre" label={t('horarios.nombre')} />
        <DayField of={form} name="desde" isKept label={t('horarios.desde')} description={t('horarios.desde-nota')} />
      </DefinitionFields>
    </Form>
  );
}
