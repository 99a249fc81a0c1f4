import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus } from '@jornada/ui/icons.ts';
import { Section } from '@jornada/web/list/section.tsx';
import { newQuestion, type QuestionDraft } from '../model/type-draft.ts';
import { QuestionEditor } from './question-editor.tsx';

/** As many as a type may have. */
const MOST = 12;

type Props = { of: readonly QuestionDraft[]; errors: Readonly<Record<string, string>>; onChange: (questions: QuestionDraft[]) => void };

/** The questions of a type, in their order. */
export function QuestionsEditor({ of: questions, errors, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Section title={t('visitas.tipos.preguntas')} note={t('visitas.tipos.preguntas-nota')}>
      <Stack gap="sm">
        {questions.map((question, index) => (
          <QuestionEditor
            key={question.id}
            of={question}
            number={index + 1}
            error={errors[`preguntas.${index}.texto.texto`] ?? errors[`preguntas.${index}.texto`] ?? errors['preguntas']}
            onChange={(changed) => onChange(questions.map((one) => (one.id === question.id ? changed : one)))}
            onRemove={() => onChange(questions.filter(({ id }) => id !== question.id))}
          />
        ))}
        {questions.length < MOST && (
          <Button variant="default" leftSection={<Glyph of={IconPlus} />} onClick={() => onChange([...questions, newQuestion(questions)])}>
            {t('visitas.tipos.anadir')}
          </Button>
        )}
      </Stack>
    </Section>
  );
}
