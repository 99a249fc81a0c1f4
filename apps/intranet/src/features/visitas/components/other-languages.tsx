import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { LongTextField, TextField } from '@jornada/web/form/fields.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { ownName } from '@jornada/web/own-name.ts';
import type { VisitTypeDraft } from '../model/type-draft.ts';
import classes from '../visitas.module.css';

/** The words of a type in the other languages, where somebody wants to write them. */
export function OtherLanguages({ of }: { of: ContractForm<VisitTypeDraft> }) {
  const { t } = useTranslation();
  return (
    <details className={classes.more}>
      <summary>{t('visitas.tipos.idiomas')}</summary>
      <Hint>{t('visitas.tipos.idiomas-nota')}</Hint>
      <Stack gap="md" mt="sm">
        {IDIOMAS.map((idioma) => (
          <fieldset key={idioma}>
            <legend>
              <b>{ownName(idioma)}</b>
            </legend>
            <Stack gap="xs">
              <TextField of={of} name={`nombre.${idioma}`} label={t('visitas.tipos.nombre')} lang={idioma} />
              <TextField of={of} name={`descripcion.${idioma}`} label={t('visitas.tipos.descripcion')} lang={idioma} />
              <LongTextField of={of} name={`normas.${idioma}`} label={t('visitas.tipos.normas')} lang={idioma} rows={2} />
            </Stack>
          </fieldset>
        ))}
      </Stack>
    </details>
  );
}
