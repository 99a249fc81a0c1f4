import { useTranslation } from 'react-i18next';
import { ActionIcon, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import { CLASES_PREGUNTA } from '@jornada/domain/visitas/modelo.ts';
import { soundsLikeHealth } from '@jornada/domain/visitas/salud.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangle, IconTrash } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { ownName } from '@jornada/web/own-name.ts';
import { linesOf, withLines, type AllLanguages, type QuestionDraft } from '../model/type-draft.ts';
import classes from '../visitas.module.css';

const LONGEST = 160;

type Props = {
  of: QuestionDraft;
  number: number;
  error: string | undefined;
  onChange: (question: QuestionDraft) => void;
  onRemove: () => void;
};

/** One question: its words, how it is answered, and its other languages. */
export function QuestionEditor({ of: question, number, error, onChange, onRemove }: Props) {
  const { t } = useTranslation();
  const { clase, texto, opciones, obligatoria } = question;
  const put = (change: Partial<QuestionDraft>): void => onChange({ ...question, ...change });
  const hasChoices = clase === 'opcion';
  const choicesIn = (name: keyof AllLanguages, label: string) => (
    <Textarea
      label={label}
      rows={2}
      value={linesOf(opciones, name)}
      onChange={({ currentTarget: { value } }) => put({ opciones: withLines(opciones, name, value) })}
    />
  );
  return (
    <fieldset className={classes.question}>
      <Group justify="space-between" wrap="nowrap">
        <legend>
          <b>{t('visitas.tipos.pregunta', { numero: number })}</b>
        </legend>
        <ActionIcon aria-label={t('visitas.tipos.quitar', { numero: number })} onClick={onRemove}>
          <Glyph of={IconTrash} />
        </ActionIcon>
      </Group>
      <Stack gap="sm">
        <TextInput
          label={t('visitas.tipos.pregunta', { numero: number })}
          value={texto.texto}
          maxLength={LONGEST}
          autoComplete="off"
          error={texto.texto === '' && error}
          onChange={({ currentTarget: { value } }) => put({ texto: { ...texto, texto: value } })}
        />
        {soundsLikeHealth(texto.texto) && (
          <Note icon={IconAlertTriangle} tone="warn" words="tone" role="status">
            {t('visitas.tipos.salud')}
          </Note>
        )}
        <NativeSelect
          label={t('visitas.tipos.clase')}
          value={clase}
          data={CLASES_PREGUNTA.map((value) => ({ value, label: t(`visitas.tipos.clases.${value}`) }))}
          onChange={({ currentTarget: { value } }) => put({ clase: CLASES_PREGUNTA.find((one) => one === value) ?? clase })}
        />
        {hasChoices && choicesIn('texto', t('visitas.tipos.opciones'))}
        <SwitchRow label={t('visitas.tipos.obligatoria')} checked={obligatoria} onChange={(checked) => put({ obligatoria: checked })} />
        <details className={classes.more}>
          <summary>{t('visitas.tipos.idiomas')}</summary>
          <Stack gap="xs">
            {IDIOMAS.map((idioma) => (
              <div key={idioma}>
                <TextInput
                  label={ownName(idioma)}
                  lang={idioma}
                  value={texto[idioma]}
                  maxLength={LONGEST}
                  autoComplete="off"
                  onChange={({ currentTarget: { value } }) => put({ texto: { ...texto, [idioma]: value } })}
                />
                {hasChoices && choicesIn(idioma, `${ownName(idioma)}: ${t('visitas.tipos.opciones')}`)}
              </div>
            ))}
          </Stack>
        </details>
      </Stack>
    </fieldset>
  );
}
