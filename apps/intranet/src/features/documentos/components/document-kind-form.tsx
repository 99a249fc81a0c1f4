import { useTranslation } from 'react-i18next';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { entradaTipoDocumento } from '@jornada/contract/documentacion/gestion.ts';
import type { TipoDocumentoVista } from '@jornada/contract/documentacion/vistas.ts';
import { CLASES_DOCUMENTO, FIRMAS_DOCUMENTO } from '@jornada/domain/documentacion/modelo.ts';
import { NumberField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';

/** A kind of document: what it is about, what is asked of people, how long it is kept, and who else sees it. */
export function DocumentKindForm({ tipo, onSaved }: { tipo: TipoDocumentoVista | null; onSaved?: (saved: TipoDocumentoVista) => void }) {
  const { t } = useTranslation();
  const form = useContractForm(documentacion.guardarTipo, {
    schema: entradaTipoDocumento,
    which: tipo ? { id: tipo.id, version: tipo.version } : undefined,
    initial: {
      nombre: tipo?.nombre ?? '',
      clase: tipo?.clase ?? 'nomina',
      firma: tipo?.firma ?? 'ninguna',
      conservaAnos: tipo?.conservaAnos ?? null,
      veResponsable: tipo?.veResponsable ?? false,
    },
    draft: `documento.tipo.${tipo?.id ?? 'nuevo'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  return (
    <Form of={form} save={t(tipo ? 'gestion.guardar' : 'documentos.tipos.crear')}>
      <TextField of={form} name="nombre" label={t('documentos.tipos.nombre')} />
      <SelectField
        of={form}
        name="clase"
        label={t('documentos.tipos.clase')}
        options={CLASES_DOCUMENTO.map((value) => ({ value, label: t(`documentos.clases.${value}`) }))}
      />
      <SelectField
        of={form}
        name="firma"
        label={t('documentos.tipos.firma')}
        options={FIRMAS_DOCUMENTO.map((value) => ({ value, label: t(`documentos.firmas.${value}`) }))}
      />
      <NumberField of={form} name="conservaAnos" label={t('documentos.tipos.conserva')} description={t('documentos.tipos.conserva-nota')} />
      <SwitchField
        of={form}
        name="veResponsable"
        label={t('documentos.tipos.ve-responsable')}
        note={t('documentos.tipos.ve-responsable-nota')}
      />
    </Form>
  );
}
