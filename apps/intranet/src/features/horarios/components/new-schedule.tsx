import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect, TextInput } from '@mantine/core';
import { empresa, horarios, type HorarioGestionado } from '@jornada/contract';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Form } from '../../../shared/form.tsx';
import { useMissing } from '../../../shared/use-missing.ts';
import { definicionDe, PLANTILLAS, type Plantilla } from '../model/templates.ts';
import { DefinitionFields } from './definition-fields.tsx';

const COURTESY = 5;

/** A schedule from a template, to be changed before it is made. `named`: what it is called elsewhere already. */
export function NewSchedule({ named, onSaved }: { named: string; onSaved: (saved: HorarioGestionado) => void }) {
  const { t } = useTranslation();
  const { clock, notices } = useWebServices();
  const { zone } = useFormat();
  const settings = useRead(empresa.ver, {});
  const hoy = clock.now().toZonedDateTimeISO(zone).toPlainDate();
  const names = {
    dia: t('horarios.nombres.dia'),
    manana: t('horarios.nombres.manana'),
    tarde: t('horarios.nombres.tarde'),
    noche: t('horarios.nombres.noche'),
  };
  const make = (plantilla: Plantilla) =>
    definicionDe(plantilla, { names, hoy: hoy.toString(), cortesiaMinutos: settings.data?.ajustes.cortesiaMinutos ?? COURTESY });
  const [plantilla, setPlantilla] = useState<Plantilla>('oficina');
  const [nombre, setNombre] = useState(named);
  const [desde, setDesde] = useState(hoy.with({ month: 1, day: 1 }).toString());
  const [definicion, setDefinicion] = useState(() => make('oficina'));
  const crear = useSend(horarios.crear);
  const missing = useMissing();
  const save = () =>
    missing.isComplete(nombre) &&
    crear.mutate(
      { nombre, desde, definicion },
      {
        onSuccess: (saved) => {
          notices.show(t('gestion.guardado'));
          onSaved(saved);
        },
      },
    );
  return (
    <Form isDirty={nombre.trim() !== ''} isBusy={crear.isPending} error={crear.error} save={t('horarios.crear')} onSave={save}>
      <NativeSelect
        label={t('horarios.plantilla')}
        value={plantilla}
        data={PLANTILLAS.map((value) => ({ value, label: t(`horarios.plantillas.${value}`) }))}
        onChange={(event) => {
          const chosen = PLANTILLAS.find((one) => one === event.currentTarget.value) ?? 'oficina';
          setPlantilla(chosen);
          setDefinicion(make(chosen));
        }}
      />
      <TextInput
        label={t('horarios.nombre')}
        value={nombre}
        maxLength={60}
        aria-required
        error={missing.at(nombre)}
        onChange={(event) => setNombre(event.currentTarget.value)}
      />
      <DayInput isKept label={t('horarios.desde')} description={t('horarios.desde-nota')} value={desde} onChange={setDesde} />
      <DefinitionFields key={plantilla} desde={hoy.toString()} value={definicion} onChange={setDefinicion} />
    </Form>
  );
}
