import { useTranslation } from 'react-i18next';
import { MultiSelect, Stack, Text, TextInput } from '@mantine/core';
import '@jornada/ui/theme/mantine-pills.css';
import { entradaPlantilla, exportes } from '@jornada/contract/exportes/calls.ts';
import type { PlantillaVista } from '@jornada/contract/exportes/plantillas.ts';
import { COLUMNAS_NOMINA, CONCEPTOS_NOMINA, UNIDADES_NOMINA } from '@jornada/domain/exportes/modelo.ts';
import { SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';

/** A template: which columns in which order, and the program's code for each concept. One of the product is saved as the company's own. */
export function TemplateForm({ plantilla, onSaved }: { plantilla: PlantillaVista; onSaved: (saved: PlantillaVista) => void }) {
  const { t } = useTranslation();
  const { esDeSerie, id, version, nombre, definicion } = plantilla;
  const form = useContractForm(exportes.guardarPlantilla, {
    schema: entradaPlantilla,
    which: esDeSerie ? undefined : { id: Number(id), version },
    initial: { nombre: esDeSerie && nombre ? t('exportes.plantillas.copia', { nombre: nombre.replace(/ \(.*/, '') }) : nombre, definicion },
    input: (values) => values,
    sendsUnchanged: esDeSerie,
    notice: t('gestion.guardado'),
    onSaved,
  });
  const { codigos, columnas } = form.values.definicion;
  const putInto = (part: Partial<typeof definicion>): void => form.put({ definicion: { ...form.values.definicion, ...part } });
  return (
    <Form of={form} save={t(esDeSerie ? 'exportes.plantillas.guardar-copia' : 'gestion.guardar')}>
      <TextField of={form} name="nombre" label={t('exportes.plantillas.nombre')} />
      <MultiSelect
        label={t('exportes.plantillas.columnas')}
        description={t('exportes.plantillas.columnas-nota')}
        data={COLUMNAS_NOMINA.map((value) => ({ value, label: t(`exportes.columnas-nomina.${value}`) }))}
        value={[...columnas]}
        error={form.errors['definicion.columnas']}
        onChange={(value) => putInto({ columnas: value })}
      />
      <Stack gap="xs">
        <Text size="sm" fw={600}>
          {t('exportes.plantillas.codigos')}
        </Text>
        <Text size="sm" c="dimmed">
          {t('exportes.plantillas.codigos-nota')}
        </Text>
        <Pair>
          {CONCEPTOS_NOMINA.map((concepto) => (
            <TextInput
              key={concepto}
              label={t(`exportes.conceptos.${concepto}`)}
              maxLength={20}
              autoComplete="off"
              value={codigos[concepto] ?? ''}
              error={form.errors[`definicion.codigos.${concepto}`]}
              onChange={({ currentTarget }) => putInto({ codigos: { ...codigos, [concepto]: currentTarget.value } })}
            />
          ))}
        </Pair>
      </Stack>
      <Pair>
        <SelectField
          of={form}
          name="definicion.unidad"
          label={t('exportes.plantillas.unidad')}
          options={UNIDADES_NOMINA.map((value) => ({ value, label: t(`exportes.unidades.${value}`) }))}
        />
        <SelectField
          of={form}
          name="definicion.decimal"
          label={t('exportes.plantillas.decimal')}
          options={[
            { value: ',', label: t('exportes.plantillas.coma') },
            { value: '.', label: t('exportes.plantillas.punto') },
          ]}
        />
      </Pair>
      <SelectField
        of={form}
        name="definicion.separador"
        label={t('exportes.plantillas.separador')}
        options={[
          { value: ';', label: t('exportes.plantillas.punto-y-coma') },
          { value: ',', label: t('exportes.plantillas.coma') },
          { value: '\t', label: t('exportes.plantillas.tabulador') },
        ]}
      />
      <SwitchField of={form} name="definicion.cabecera" label={t('exportes.plantillas.cabecera')} />
      <SwitchField of={form} name="definicion.sinCeros" label={t('exportes.plantillas.sin-ceros')} />
    </Form>
  );
}
