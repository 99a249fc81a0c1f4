import { useTranslation } from 'react-i18next';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { TextField } from '@jornada/web/form/fields.tsx';

/** What a document is called. */
export function TitleField<V extends { titulo: string }>({ of }: { of: ContractForm<V> }) {
  const { t } = useTranslation();
  return <TextField of={of as unknown as ContractForm<{ titulo: string }>} name="titulo" label={t('documentos.publicar.titulo')} />;
}
