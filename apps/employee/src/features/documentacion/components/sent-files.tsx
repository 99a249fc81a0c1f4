import { useState } from 'react';
import { UnstyledButton } from '@mantine/core';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import { Line } from '@jornada/ui/line.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { LargePicture } from '@jornada/web/files/large-picture.tsx';
import { Preview } from '@jornada/web/files/preview.tsx';
import { useFileAddress } from '@jornada/web/files/use-link.ts';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { downloadFrom } from '@jornada/web/native/files.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useServices } from '../../../shared/services.tsx';
import { useSent } from '../api.ts';
import { useDocumentWords } from '../use-document-words.ts';

/** What the person has sent themselves, with a request, an expense or a leave. A picture opens here, the device opens the rest. */
export function SentFiles() {
  const { t, format, momentOf } = useDocumentWords();
  const { notices } = useServices();
  const messageOf = useMessageOf();
  const addressOf = useFileAddress();
  const list = useSent();
  const [shown, setShown] = useState<FicheroVista | null>(null);
  const open = async (one: FicheroVista): Promise<void> => {
    if (one.vistaPrevia) return setShown(one);
    try {
      downloadFrom(await addressOf(one.id));
    } catch (error) {
      notices.show(messageOf(error));
    }
  };
  return (
    <ReadList list={list} empty={{ title: t('mis-documentos.enviados.vacio'), text: t('mis-documentos.enviados.vacio-texto') }}>
      {(items) => (
        <>
          <Rows padded framed="inset">
            {items.map(({ fichero, momento, modulo }) => (
              <Line key={fichero.id} lead={<Preview vista={fichero} />} end={format.fileSize(fichero.bytes)}>
                <UnstyledButton aria-label={t('ficheros.abrir', { nombre: fichero.nombre })} onClick={() => void open(fichero)}>
                  <RowText name={fichero.nombre} detail={`${t(`mis-documentos.enviados.con.${sentWith(modulo)}`)}, ${momentOf(momento)}`} />
                </UnstyledButton>
              </Line>
            ))}
          </Rows>
          <MoreInSight list={list} />
          {shown && <LargePicture nombre={shown.nombre} id={shown.id} onClose={() => setShown(null)} />}
        </>
      )}
    </ReadList>
  );
}

const KNOWN = ['vacaciones', 'bajas', 'permisos', 'gastos', 'horas-extra', 'reservas', 'contacto', 'chat'] as const;
type Known = (typeof KNOWN)[number];
/** With what it was sent, as far as there is a word for it. */
const sentWith = (modulo: string): Known | 'otro' => KNOWN.find((one) => one === modulo) ?? 'otro';
