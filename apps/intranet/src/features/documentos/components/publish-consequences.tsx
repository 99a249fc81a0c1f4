import { Button, Text } from '@mantine/core';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Facts } from '@jornada/ui/facts.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import type { DocumentData } from '../model/data-values.ts';
import type { Recipients } from '../model/recipients.ts';
import { useDocumentWords } from '../model/use-document-words.ts';

/** Up to so many people are named. */
const NAMED = 3;

type Props = { values: DocumentData; to: Recipients; count: number; onYes: () => void; onNo: () => void };

/** Asked before it is published: what people get, how many, what is asked of them, and that it can be taken back for an hour. */
export function PublishConsequences({ values: { titulo, firma, plazo }, to: { para, personas }, count, onYes, onNo }: Props) {
  const { t, format } = useDocumentWords();
  const isNamed = para === 'personas' && personas.length <= NAMED;
  return (
    <Sheet
      title={t('documentos.publicar.pregunta.titulo')}
      closeLabel={t('documentos.publicar.pregunta.no')}
      onClose={onNo}
      foot={
        <Buttons>
          <Button data-autofocus onClick={onYes}>
            {t('documentos.publicar.guardar')}
          </Button>
          <Button variant="default" onClick={onNo}>
            {t('documentos.publicar.pregunta.no')}
          </Button>
        </Buttons>
      }
    >
      <Facts
        items={[
          [t('documentos.publicar.titulo'), titulo],
          [
            t('documentos.publicar.pregunta.para'),
            isNamed ? format.list(personas.map(({ nombre }) => nombre)) : t('gestion.personas', { count }),
          ],
          [t('documentos.uno.pide'), t(`documentos.firmas.${firma}`)],
          ...(firma !== 'ninguna' && plazo !== '' ? [[t('documentos.uno.plazo'), format.date(plazo, 'long')] as const] : []),
        ]}
      />
      <Text mt="sm">{t('documentos.publicar.pregunta.texto', { count })}</Text>
      <Text mt="xs" c="dimmed">
        {t('documentos.publicar.pregunta.hora')}
      </Text>
    </Sheet>
  );
}
