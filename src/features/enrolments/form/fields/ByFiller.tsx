/** A text for students, and another for parents who fill in the form. Styles show the one of the chosen answer, without a script too. */
export function ByFiller({ student, guardian }: { student: string; guardian: string }) {
  return (
    <>
      <span className="if-student">{student}</span>
      <span className="if-guardian">{guardian}</span>
    </>
  )
}
