import { useTranslation } from 'react-i18next';
import { FIRMAS_DOCUMENTO, type FirmaDocumento } from '@jornada/domain/documentacion/modelo.ts';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { DayField, SelectField } from '@jornada/web/form/fields.tsx';

type Signing = { firma: FirmaDocumento; plazo: string };

/** What is asked of the person who gets a document, and until when. */
export function SignatureFields<V extends Signing>({ of }: { of: ContractForm<V> }) {
  const { t } = useTranslation();
  const form = of as unknown as ContractForm<Signing>;
  return (
    <>
      <SelectField
        of={form}
        name="firma"
        label={t('documentos.publicar.firma')}
        options={FIRMAS_DOCUMENTO.map((value) => ({ value, label: t(`documentos.firmas.${value}`) }))}
      />
      {form.values.firma !== 'ninguna' && <DayField of={form} name="plazo" label={t('documentos.publicar.plazo')} />}
    </>
  );
}
