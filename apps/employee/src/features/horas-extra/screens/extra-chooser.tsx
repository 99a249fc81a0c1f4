import { useContext } from 'react';
import { Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck } from '@jornada/ui/icons.ts';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useExtraWords } from '@jornada/features/solicitudes/extra/use-extra-words.ts';
import request from '../../../shared/solicitudes/solicitudes.module.css';
import { ChooserContext } from '../components/chooser-context.ts';
import { ProposalWords } from '../components/proposals.tsx';

/** Which hours they are: a day of the record, or a kind. It stands above the form. */
export function ExtraChooser() {
  const chooser = useContext(ChooserContext);
  const { t, time, kindName } = useExtraWords();
  const navigate = useNavigate();
  const back = () => void navigate({ to: '/horas-extra-form', search: (before: object) => before, replace: true, resetScroll: false });
  if (!chooser) return null;
  const { nuevo, tipologia, fecha, takeDay, takeKind } = chooser;
  const chosen = <Glyph of={IconCheck} data-tone="accent" />;
  return (
    <Sheet title={t('horas-extra.elegir.titulo')} closeLabel={t('solicitudes.cerrar')} onClose={back}>
      <Stack gap="lg">
        <section>
          <h3>{t('horas-extra.elegir.registro')}</h3>
          <Text c="dimmed" mb="sm">
            {t(nuevo.propuestas.length > 0 ? 'horas-extra.elegir.registro-nota' : 'horas-extra.elegir.nada')}
          </Text>
          {nuevo.propuestas.length > 0 && (
            <Rows framed>
              {nuevo.propuestas.map((dia) => (
                <LinkRow
                  key={dia.fecha}
                  aria-pressed={dia.fecha === fecha}
                  onClick={() => {
                    takeDay(dia);
                    back();
                  }}
                >
                  <ProposalWords of={dia} />
                  <span className={request.end}>{time(dia.quedanMinutos)}</span>
                  {dia.fecha === fecha && chosen}
                </LinkRow>
              ))}
            </Rows>
          )}
        </section>
        <section>
          <Text component="h3" mb="sm">
            {t('horas-extra.elegir.tipo')}
          </Text>
          <Rows framed>
            {nuevo.tipologias.map((kind) => (
              <LinkRow
                key={kind.id}
                aria-pressed={kind.id === tipologia}
                onClick={() => {
                  takeKind(kind);
                  back();
                }}
              >
                <RowText name={kindName(kind)} detail={t(`horas-extra.clases-nota.${kind.clase}`)} />
                {kind.id === tipologia && chosen}
              </LinkRow>
            ))}
          </Rows>
        </section>
      </Stack>
    </Sheet>
  );
}
