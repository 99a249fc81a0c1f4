import { useTranslation } from 'react-i18next';
import { MultiSelect } from '@mantine/core';
import '@jornada/ui/theme/mantine-pills.css';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { entradaAcceso, inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import { personas } from '@jornada/contract/personas.ts';
import { PERFILES_RECORD, type PerfilRecord } from '@jornada/domain/exportes/modelo.ts';
import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { useRead } from '@jornada/web/calls.ts';
import { DayField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useProfile, useWebServices } from '@jornada/web/services.tsx';

/** How many days an access lasts unless somebody says otherwise. */
const DAYS = 30;

type Values = {
  nombre: string;
  organismo: string;
  email: string;
  idioma: Idioma;
  perfil: PerfilRecord;
  desde: string;
  hasta: string;
  centros: number[];
  caduca: string;
};

/** A new access: who, how much of the record, which days and centres, and until when. */
export function NewAccess({ onMade }: { onMade: (made: SalidaDe<typeof inspeccion.crear>) => void }) {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const { Language, Zona } = useProfile();
  const centros = useRead(personas.opciones, {}).data?.centros ?? [];
  const hoy = clock.now().toZonedDateTimeISO(Zona).toPlainDate();
  const initial: Values = {
    nombre: '',
    organismo: '',
    email: '',
    idioma: Language,
    perfil: 'inspeccion',
    desde: hoy.with({ month: 1, day: 1 }).toString(),
    hasta: hoy.toString(),
    centros: [],
    caduca: hoy.add({ days: DAYS }).toString(),
  };
  const form = useContractForm(inspeccion.crear, {
    schema: entradaAcceso,
    initial,
    input: ({ centros: chosen, ...rest }) => ({ ...rest, centros: chosen.length > 0 ? chosen : null }),
    draft: 'inspeccion.acceso',
    onSaved: onMade,
  });
  return (
    <Form of={form} save={t('inspeccion.gestion.crear')}>
      <TextField of={form} name="nombre" label={t('inspeccion.gestion.nombre')} />
      <TextField of={form} name="organismo" label={t('inspeccion.gestion.organismo')} />
      <TextField
        of={form}
        name="email"
        type="email"
        label={t('inspeccion.gestion.correo')}
        description={t('inspeccion.gestion.correo-nota')}
      />
      <SelectField
        of={form}
        name="perfil"
        label={t('inspeccion.gestion.perfil')}
        options={PERFILES_RECORD.map((value) => ({ value, label: t(`inspeccion.perfiles.${value}`) }))}
      />
      <Pair>
        <DayField of={form} name="desde" toward="past" label={t('inspeccion.gestion.desde')} />
        <DayField of={form} name="hasta" toward="past" label={t('inspeccion.gestion.hasta')} min={form.values.desde} />
      </Pair>
      <MultiSelect
        label={t('inspeccion.gestion.centros')}
        placeholder={form.values.centros.length === 0 ? t('exportes.todos') : ''}
        data={centros.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
        value={form.values.centros.map(String)}
        onChange={(chosen) => form.put({ centros: chosen.map(Number) })}
      />
      <Pair>
        <DayField of={form} name="caduca" toward="future" label={t('inspeccion.gestion.caduca')} />
        <SelectField
          of={form}
          name="idioma"
          label={t('inspeccion.gestion.idioma')}
          options={IDIOMAS.map((value) => ({ value, label: t(`personas.idiomas.${value}`) }))}
        />
      </Pair>
    </Form>
  );
}
