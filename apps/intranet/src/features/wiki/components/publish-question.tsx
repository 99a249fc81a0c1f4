import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Facts } from '@jornada/ui/facts.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { audienceOf, endOf, startOf, type Values } from '../model/values.ts';

type Props = { values: Values; isLater: boolean; onYes: () => void; onNo: () => void };

/** Asked before it is published: how many people it reaches, when, until when, and that they are told. */
export function PublishQuestion({ values, isLater, onYes, onNo }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  // As many as now, not as many as when the audience was chosen.
  const { data } = useRead(wiki.cuantos, audienceOf(values), { staleTime: 0 });
  const say = (local: string): string => `${format.date(local.slice(0, 10), 'long')}, ${local.slice(11)}`;
  const [starts, ends] = [startOf(values), endOf(values)];
  return (
    <Sheet
      title={t(isLater ? 'wiki.formulario.pregunta.titulo-luego' : 'wiki.formulario.pregunta.titulo')}
      closeLabel={t('wiki.formulario.pregunta.no')}
      onClose={onNo}
      foot={
        <Buttons>
          <Button data-autofocus onClick={onYes}>
            {t(isLater ? 'wiki.formulario.programar' : 'wiki.formulario.publicar')}
          </Button>
          <Button variant="default" onClick={onNo}>
            {t('wiki.formulario.pregunta.no')}
          </Button>
        </Buttons>
      }
    >
      <Facts
        items={[
          [t('wiki.formulario.pregunta.para'), data ? t('gestion.personas', { count: data.personas }) : '…'],
          [t('wiki.formulario.pregunta.cuando'), isLater && starts ? say(starts) : t('wiki.formulario.pregunta.ahora')],
          [t('wiki.formulario.pregunta.hasta'), ends ? say(ends) : t('wiki.formulario.pregunta.siempre')],
        ]}
      />
      <Text mt="sm">
        {data?.personas === 0
          ? t('wiki.formulario.pregunta.nadie')
          : t(isLater ? 'wiki.formulario.pregunta.aviso-luego' : 'wiki.formulario.pregunta.aviso-ahora')}
      </Text>
      {values.confirmacion && <Text mt="sm">{t('wiki.formulario.pregunta.fijo')}</Text>}
    </Sheet>
  );
}
