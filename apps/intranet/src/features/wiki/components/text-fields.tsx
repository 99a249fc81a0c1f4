import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { DocumentoRico } from '@jornada/domain/wiki/documento.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus } from '@jornada/ui/icons.ts';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { languageName } from '@jornada/features/wiki/language-name.ts';
import { DocumentEditor } from '../editor/document-editor.tsx';
import type { Values } from '../model/values.ts';
import classes from '../wiki.module.css';

type Props = { of: ContractForm<Values>; /** Its words do not change any more. */ isFixed: boolean };

/** Title and text, and the same in a second language. */
export function TextFields({ of, isFixed }: Props) {
  const { t } = useTranslation();
  const { hasSegundo, idioma } = of.values;
  if (isFixed) return <Text c="dimmed">{t('errores.wiki.confirmacion-fija')}</Text>;
  const other = IDIOMAS.find((one) => one !== idioma) ?? idioma;
  return (
    <Stack gap="lg">
      <OneText of={of} names={{ titulo: 'titulo', idioma: 'idioma', documento: 'documento' }} />
      {hasSegundo ? (
        <section className={classes.second} aria-label={t('wiki.formulario.segundo')}>
          <Text c="dimmed" size="sm">
            {t('wiki.formulario.segundo-nota')}
          </Text>
          <OneText of={of} names={{ titulo: 'titulo2', idioma: 'idioma2', documento: 'documento2' }} />
          <Button variant="default" onClick={() => of.put({ hasSegundo: false })}>
            {t('wiki.formulario.sin-segundo')}
          </Button>
        </section>
      ) : (
        <div>
          <Button
            variant="default"
            leftSection={<Glyph of={IconPlus} size="sm" />}
            onClick={() => of.put({ hasSegundo: true, idioma2: of.values.idioma2 === idioma ? other : of.values.idioma2 })}
          >
            {t('wiki.formulario.segundo')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

type Names = { titulo: 'titulo' | 'titulo2'; idioma: 'idioma' | 'idioma2'; documento: 'documento' | 'documento2' };

function OneText({ of, names }: { of: ContractForm<Values>; names: Names }) {
  const { t } = useTranslation();
  const { lang } = useFormat();
  const { value, set, error } = of.field<DocumentoRico>(names.documento);
  const idioma: Idioma = of.values[names.idioma];
  return (
    <Stack gap="md">
      <div className={classes.head}>
        <TextField of={of} name={names.titulo} label={t('wiki.formulario.titulo')} maxLength={120} lang={idioma} />
        <SelectField
          of={of}
          name={names.idioma}
          label={t('wiki.formulario.idioma')}
          options={IDIOMAS.map((one) => ({ value: one, label: languageName(one, lang) }))}
        />
      </div>
      <DocumentEditor value={value} lang={idioma} error={error} onChange={set} />
    </Stack>
  );
}
